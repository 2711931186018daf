package dev.refract.output.miner;

import dev.refract.finding.Findings;
import dev.refract.finding.Outcome;
import dev.refract.finding.RevisionFindings;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.RevisionWriter;
import dev.refract.output.spi.Target;
import java.io.Writer;

/**
 * Writes the document of RefactoringMiner's command line, with its line breaks and tabs. A revision that could not be
 * analysed is left out: the format could show it only as one without refactorings.
 */
public final class RefactoringMinerWriter implements RevisionWriter<RevisionFindings> {
    private final Target target;
    private final String repository;
    private boolean written;
    private boolean closed;

    public RefactoringMinerWriter(Writer out, OutputOptions options) {
        this.target = new Target(out);
        this.repository = options.repository();
    }

    @Override
    public void write(RevisionFindings revision) {
        Findings findings = revision.findings();
        if (findings.outcome() == Outcome.FAILED) {
            return;
        }
        String commit = revision.commit().orElse(revision.revision());
        StringBuilder text = new StringBuilder(written ? ",\n" : MinerLayout.DOCUMENT_START);
        MinerLayout layout = new MinerLayout(text);
        layout.commitStart(repository, commit, CommitAddress.of(repository, commit));
        layout.refactorings(findings.refactorings());
        layout.commitEnd();
        written = true;
        target.write(text);
        target.flush();
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        target.write(written ? MinerLayout.DOCUMENT_END : MinerLayout.DOCUMENT_START + MinerLayout.DOCUMENT_END);
        target.flush();
    }
}
