package dev.refract.output.json;

import dev.refract.finding.Kind;
import dev.refract.finding.RevisionFindings;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads what the JSON formats write back into the same records, without the code that was seen with them; finds out
 * by itself which of the formats it is.
 *
 * <pre>{@code
 * new FindingsReader(Catalog::find).read(in, revision -> count(revision.findings()));
 * }</pre>
 *
 * A kind that the catalog does not know is read as one of the family {@code unknown}, with its id and name.
 */
public final class FindingsReader {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final Function<String, Optional<Kind>> kinds;

    /** A reader that asks this catalog for the kind with an id. */
    public FindingsReader(Function<String, Optional<Kind>> kinds) {
        this.kinds = Objects.requireNonNull(kinds, "kinds");
    }

    /** All revisions of a document, or of all lines. */
    public List<RevisionFindings> read(Reader in) {
        List<RevisionFindings> revisions = new ArrayList<>();
        read(in, revisions::add);
        return revisions;
    }

    /**
     * Hands on the revisions one by one, so that a long history takes no memory; those before a mistake have been handed
     * on when it is thrown.
     *
     * @throws MalformedFindingsException if a line or the document is no such JSON, or of another schema
     * @throws UncheckedIOException if it cannot be read
     */
    public void read(Reader in, Consumer<RevisionFindings> sink) {
        int line = 1;
        try (JsonParser parser = MAPPER.createParser(in)) {
            while (parser.nextToken() != null) {
                line = parser.currentTokenLocation().getLineNr();
                JsonNode value = parser.readValueAsTree();
                revisions(value).forEach(sink);
            }
        } catch (MalformedFindingsException e) {
            throw new MalformedFindingsException("line " + line + ": " + e.getMessage(), e);
        } catch (JacksonIOException e) {
            throw new UncheckedIOException(e.getCause());
        } catch (JacksonException e) {
            throw new MalformedFindingsException(message(e), e);
        }
    }

    private List<RevisionFindings> revisions(JsonNode value) {
        JsonFields document = new JsonFields(value, "");
        checkSchema(document);
        RevisionReading reading = new RevisionReading(kinds);
        if (document.has("revisions")) {
            return document.list("revisions", reading::revision);
        }
        return List.of(reading.revision(document));
    }

    private static void checkSchema(JsonFields document) {
        int schema = document.smallNumber("schema");
        if (schema != RevisionObject.SCHEMA) {
            throw new MalformedFindingsException("schema " + schema + " (written by "
                    + document.optionalText("tool").orElse("an unknown tool") + ") is not known; this version reads "
                    + RevisionObject.SCHEMA);
        }
    }

    private static String message(JacksonException e) {
        String place = e.getLocation() == null
                ? ""
                : "line " + e.getLocation().getLineNr() + ", column "
                        + e.getLocation().getColumnNr() + ": ";
        return place + "not JSON: " + e.getOriginalMessage();
    }
}
