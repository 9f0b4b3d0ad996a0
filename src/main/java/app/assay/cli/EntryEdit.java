package app.assay.cli;

import app.assay.vault.Entry;
import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// A new text of an entry as other tools hand it in: a JSON object with the fields that change. As
/// upstream's, an empty field changes nothing, line feeds at the end of a text are not kept and
/// other fields are left aside (rulebook §1.3).
///
/// @param ignored names of fields that are not changed this way
record EntryEdit(EntryText text, List<String> domains, List<String> ignored) {

  private static final Pattern LAST_FEEDS = Pattern.compile("\\n+\\z");

  private static final Set<String> FIELDS =
      Set.of("title", "claim", "body", "alternative", "considerations", "domains");

  /// @param file a file's name, or `-` for standard input
  static EntryEdit read(Terminal terminal, String file, Entry entry) throws Refused, IOException {
    JsonNode json = parsed(text(terminal, file));
    if (!json.isObject()) {
      throw new Refused("The new text is no JSON object with fields such as \"claim\".");
    }
    List<String> ignored = new ArrayList<>();
    boolean any = false;
    for (Iterator<String> names = json.fieldNames(); names.hasNext(); ) {
      String name = names.next();
      if (FIELDS.contains(name)) {
        any = true;
      } else {
        ignored.add(name);
      }
    }
    if (!any) {
      throw new Refused(
          "No fields to update; give one of title, claim, body, alternative, considerations and"
              + " domains.");
    }
    EntryText was = entry.text();
    return new EntryEdit(
        new EntryText(
            field(json, "title").orElse(was.title()),
            field(json, "claim").orElse(was.claim()),
            field(json, "body").orElse(was.body()),
            alternative(json, entry),
            field(json, "considerations").orElse(was.considerations())),
        domains(json, entry.domains()),
        ignored);
  }

  /// All of a file, or of standard input for `-`.
  static String text(Terminal terminal, String file) throws Refused, IOException {
    if (file.equals("-")) {
      return new String(terminal.in().readAllBytes(), StandardCharsets.UTF_8);
    }
    Path path = Folders.path(terminal, file);
    if (!Files.isRegularFile(path)) {
      throw new Refused("There is no file '%s'.".formatted(file));
    }
    return Files.readString(path);
  }

  private static JsonNode parsed(String text) throws Refused {
    try {
      return new ObjectMapper().readTree(text);
    } catch (JsonProcessingException e) {
      throw new Refused("The new text is no JSON: " + e.getOriginalMessage() + ".");
    }
  }

  private static Optional<String> field(JsonNode json, String name) throws Refused {
    JsonNode value = json.path(name);
    if (value.isMissingNode() || value.isNull()) {
      return Optional.empty();
    }
    if (!value.isTextual()) {
      throw new Refused("\"%s\" is not a text.".formatted(name));
    }
    return Optional.of(LAST_FEEDS.matcher(value.textValue()).replaceFirst(""))
        .filter(text -> !text.isEmpty());
  }

  /// Taken away from an anti-pattern it is handed on as missing, so that layer 1 says so; upstream
  /// refuses that too.
  private static Optional<String> alternative(JsonNode json, Entry entry) throws Refused {
    Optional<String> alternative = field(json, "alternative");
    return json.has("alternative") && entry.type() == EntryType.ANTI_PATTERN
        ? alternative
        : alternative.or(entry.text()::alternative);
  }

  private static List<String> domains(JsonNode json, List<String> were) throws Refused {
    JsonNode value = json.path("domains");
    if (value.isMissingNode()) {
      return were;
    }
    List<String> domains = new ArrayList<>();
    for (JsonNode one : value) {
      if (!one.isTextual() || one.textValue().isBlank()) {
        throw new Refused("\"domains\" is not a list of names.");
      }
      domains.add(one.textValue());
    }
    if (!value.isArray() || domains.isEmpty()) {
      throw new Refused("\"domains\" must name at least one domain.");
    }
    return domains.stream().distinct().toList();
  }
}
