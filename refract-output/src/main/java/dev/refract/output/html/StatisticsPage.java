package dev.refract.output.html;

import dev.refract.output.spi.Target;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Writes one self-contained page: the data, the charting library and the few lines that join them are in it, so that it can
 * be read without a network, sent and kept. Each chart has the table of its numbers below it, which is there without
 * scripts too.
 */
public final class StatisticsPage {
    private static final String LIBRARY = "/META-INF/resources/webjars/chart.js/4.5.1/dist/chart.umd.min.js";
    private static final JsonFactory FACTORY = new JsonFactory();

    private StatisticsPage() {}

    /** Writes the page; the writer stays the caller's to close. */
    public static void write(Writer out, String title, List<String> facts, List<Chart> charts) {
        Target target = new Target(out);
        StringBuilder body = new StringBuilder("<h1>" + escaped(title) + "</h1>\n<ul>\n");
        facts.forEach(fact -> body.append("<li>").append(escaped(fact)).append("</li>\n"));
        body.append("</ul>\n");
        for (int i = 0; i < charts.size(); i++) {
            append(body, charts.get(i), i);
        }
        target.write(resource("page.html")
                .replace("{{title}}", escaped(title))
                .replace("{{body}}", body)
                .replace("{{data}}", json(charts))
                .replace("{{library}}", resource(LIBRARY).replace("</script", "<\\/script"))
                .replace("{{script}}", resource("page.js")));
        target.flush();
    }

    private static void append(StringBuilder body, Chart chart, int number) {
        body.append("<section>\n<h2>").append(escaped(chart.title())).append("</h2>\n");
        body.append("<div class=\"chart\"><canvas id=\"chart-")
                .append(number)
                .append("\" role=\"img\" aria-label=\"")
                .append(escaped(chart.title()))
                .append("\"></canvas></div>\n<details><summary>Numbers</summary>\n<table>\n<tr><th></th>");
        chart.series()
                .forEach(series ->
                        body.append("<th>").append(escaped(series.name())).append("</th>"));
        body.append("</tr>\n");
        for (int row = 0; row < chart.labels().size(); row++) {
            body.append("<tr><th>").append(escaped(chart.labels().get(row))).append("</th>");
            for (Chart.Series series : chart.series()) {
                body.append("<td>").append(series.values().get(row)).append("</td>");
            }
            body.append("</tr>\n");
        }
        body.append("</table>\n</details>\n</section>\n");
    }

    /** The data as JSON that cannot end the script in which it stands. */
    private static String json(List<Chart> charts) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartArray();
            charts.forEach(chart -> write(json, chart));
            json.writeEndArray();
        }
        return text.toString().replace("<", "\\u003c");
    }

    private static void write(JsonGenerator json, Chart chart) {
        json.writeStartObject();
        json.writeBooleanProperty("ranked", chart.form() == Chart.Form.RANKED);
        json.writeArrayPropertyStart("labels");
        chart.labels().forEach(json::writeString);
        json.writeEndArray();
        json.writeArrayPropertyStart("series");
        for (Chart.Series series : chart.series()) {
            json.writeStartObject();
            json.writeStringProperty("name", series.name());
            json.writeArrayPropertyStart("values");
            series.values().forEach(value -> json.writeNumber(value.longValue()));
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private static String resource(String name) {
        try (InputStream in = StatisticsPage.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
