"use strict";
// Colours that people who see few colours can tell apart (Okabe and Ito).
const colors = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#999999", "#f0e442"];
const charts = JSON.parse(document.getElementById("data").textContent);
charts.forEach((chart, number) => {
  const datasets = chart.series.map((series, index) => ({
    label: series.name,
    data: series.values,
    backgroundColor: colors[index % colors.length]
  }));
  new Chart(document.getElementById("chart-" + number), {
    type: "bar",
    data: { labels: chart.labels, datasets },
    options: {
      animation: false,
      maintainAspectRatio: false,
      indexAxis: chart.ranked ? "y" : "x",
      scales: { x: { stacked: true, beginAtZero: true }, y: { stacked: true, beginAtZero: true } },
      plugins: { legend: { display: datasets.length > 1, position: "bottom" } }
    }
  });
});
document.documentElement.dataset.drawn = charts.length;
