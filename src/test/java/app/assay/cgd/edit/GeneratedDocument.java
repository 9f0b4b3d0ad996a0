package app.assay.cgd.edit;

import app.assay.cgd.Ending;
import app.assay.text.SourceText;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/// A document written at random in one of the many ways people write them, together with what it
/// says and whose each of its characters is. Knows nothing of the code under test.
final class GeneratedDocument {

  /// What a stretch of characters is.
  enum Part {
    LAYOUT,
    KEY,
    GAP,
    VALUE,
    COMMENT,
    BREAK
  }

  /// @param owner `header:KEY`, `claim:N:KEY`, `claim:N`, `item:N`, `claims`, `status` or nothing
  record Chunk(String owner, Part part, Span span) {}

  private static final List<String> KEYS =
      List.of(
          "clarity-gate-version",
          "processed-date",
          "processed-by",
          "clarity-status",
          "hitl-status",
          "hitl-pending-count",
          "points-passed",
          "rag-ingestable",
          "exceptions-reason");
  private static final List<String> CLAIM_KEYS =
      List.of(
          "id", "text", "value", "source", "location", "round", "confirmed-by", "confirmed-date");
  private static final List<String> PLAIN =
      List.of(
          "Maria",
          "2.1",
          "2026-06-02",
          "CLEAR",
          "0",
          "true",
          "a b  c",
          "x:y",
          "a#b",
          "né",
          "🗼z",
          "yes",
          "https://example.org/a?b=c#d");
  private static final List<String> QUOTED =
      List.of(
          "",
          "x",
          "a: b",
          "# no",
          "it's",
          "say \"hi\"",
          "C:\\temp",
          "🗼 🗼",
          " edge ",
          "- a",
          "[b]");
  private static final List<String> COMMENTS =
      List.of("", "", "", " ", "   ", " # why", "  # 🗼 how  ", " #", " # key: value");

  private final Random random;
  private final StringBuilder out = new StringBuilder();
  final List<String> breaks;
  final List<Chunk> chunks = new ArrayList<>();
  final Map<String, String> header = new LinkedHashMap<>();
  final List<Map<String, String>> claims = new ArrayList<>();
  final SourceText source;

  GeneratedDocument(Random random) {
    this.random = random;
    this.breaks =
        switch (random.nextInt(6)) {
          case 0 -> List.of("\r\n");
          case 1 -> List.of("\r");
          case 2 -> List.of("\n", "\r\n", "\r");
          default -> List.of("\n");
        };
    boolean bom = random.nextInt(5) == 0;
    plain("---");
    lineBreak("");
    header();
    plain("---" + pick(List.of("", "", "  ")));
    lineBreak("");
    body();
    this.source = new SourceText(out.toString(), bom);
  }

  private void header() {
    List<String> keys = new ArrayList<>(KEYS);
    keys.removeIf(key -> random.nextInt(4) == 0);
    keys.add("document-sha256");
    keys.add("note");
    if (random.nextInt(4) > 0) {
      keys.add("hitl-claims");
    }
    if (random.nextInt(3) == 0) {
      Collections.shuffle(keys, random);
    }
    for (String key : keys) {
      between("", "");
      switch (key) {
        case "hitl-claims" -> claims();
        case "document-sha256" -> hash();
        default -> header.put(key, entry("header:" + key, "", key));
      }
    }
    between("", "");
  }

  private void hash() {
    String owner = "header:document-sha256";
    add(owner, Part.KEY, "document-sha256:");
    add(owner, Part.GAP, " ");
    add(
        owner,
        Part.VALUE,
        pick(
            List.of("PENDING", "\"PENDING\"", "'x'", "a".repeat(64), "|" + peekBreak() + "  abc")));
    add(owner, Part.COMMENT, pick(List.of("", "  ")));
    lineBreak(owner);
  }

  /// Writes `key: value` to the end of its line and returns what it says.
  private String entry(String owner, String indentation, String key) {
    add(owner, Part.KEY, pick(List.of(key, key, key, key, "\"" + key + "\"", "'" + key + "'")));
    add(owner, Part.KEY, pick(List.of(":", ":", ":", " :")));
    String said = value(owner, indentation);
    lineBreak(owner);
    return said;
  }

  private String value(String owner, String indentation) {
    String said;
    switch (random.nextInt(12)) {
      case 0 -> {
        add(owner, Part.GAP, pick(List.of("", "  ")));
        return "";
      }
      case 1 -> {
        said = pick(List.of("~", "null"));
        write(owner, said);
      }
      case 2, 3 -> {
        said = pick(QUOTED);
        write(owner, "'" + said.replace("'", "''") + "'");
      }
      case 4, 5 -> {
        said = pick(QUOTED);
        write(owner, "\"" + said.replace("\\", "\\\\").replace("\"", "\\\"") + "\"");
      }
      case 6 -> {
        String line = peekBreak();
        add(owner, Part.GAP, " ");
        String deeper = indentation + "   ";
        String header = pick(List.of("|", "|-", "| # 🗼 why", "|2"));
        boolean two = header.equals("|2");
        String in = two ? indentation + "  " : deeper;
        add(owner, Part.VALUE, header + line + in + "one 🗼" + line + in + " two");
        return "one 🗼\n two" + (header.equals("|-") ? "" : "\n");
      }
      case 7 -> {
        String line = peekBreak();
        write(owner, "many" + line + indentation + "   words");
        return "many words";
      }
      default -> {
        said = pick(PLAIN);
        write(owner, said);
      }
    }
    add(owner, Part.COMMENT, pick(COMMENTS));
    return said;
  }

  private void write(String owner, String value) {
    add(owner, Part.GAP, pick(List.of(" ", " ", " ", "   ")));
    add(owner, Part.VALUE, value);
  }

  private void claims() {
    String owner = "header:hitl-claims";
    add(owner, Part.KEY, "hitl-claims:");
    int shape = random.nextInt(8);
    if (shape < 2) {
      add(owner, Part.GAP, " ");
      add(owner, Part.VALUE, shape == 0 ? "[]" : "null");
      add(owner, Part.COMMENT, pick(COMMENTS));
      lineBreak(owner);
      return;
    }
    int count = 1 + random.nextInt(3);
    if (shape == 2) {
      add(owner, Part.GAP, " ");
      List<String> items = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        items.add(braces());
      }
      add("claims", Part.VALUE, "[" + String.join(", ", items) + "]");
      add(owner, Part.COMMENT, pick(COMMENTS));
      lineBreak(owner);
      return;
    }
    add(owner, Part.COMMENT, pick(COMMENTS));
    lineBreak(owner);
    String dash = pick(List.of("", "  ", "  ", "    "));
    for (int i = 0; i < count; i++) {
      between("", dash);
      item(i, dash);
    }
  }

  private void item(int index, String dash) {
    String owner = "item:" + index;
    add(owner, Part.LAYOUT, dash + "-");
    if (random.nextInt(6) == 0) {
      add(owner, Part.LAYOUT, " ");
      add("claim:" + index, Part.VALUE, braces());
      add(owner, Part.COMMENT, pick(COMMENTS));
      lineBreak(owner);
      return;
    }
    String gap = pick(List.of(" ", " ", "  ", "   "));
    String indentation = dash + " " + gap;
    if (random.nextInt(6) == 0) {
      lineBreak(owner);
      add("claim:" + index, Part.LAYOUT, indentation);
    } else {
      add(owner, Part.LAYOUT, gap);
    }
    Map<String, String> said = new LinkedHashMap<>();
    for (String key : claimKeys()) {
      if (!said.isEmpty()) {
        between(owner, indentation);
        add("claim:" + index, Part.LAYOUT, indentation);
      }
      said.put(key, entry("claim:" + index + ":" + key, indentation, key));
    }
    claims.add(said);
  }

  private String braces() {
    Map<String, String> said = new LinkedHashMap<>();
    List<String> entries = new ArrayList<>();
    for (String key : claimKeys()) {
      String value = pick(List.of("x", "🗼", "Maria", "B"));
      said.put(key, value);
      entries.add(key + pick(List.of(": ", ":  ")) + pick(List.of(value, "\"" + value + "\"")));
    }
    claims.add(said);
    return "{" + String.join(pick(List.of(", ", ",", " , ")), entries) + "}";
  }

  private List<String> claimKeys() {
    List<String> keys = new ArrayList<>(CLAIM_KEYS);
    keys.removeIf(key -> random.nextInt(2) == 0);
    if (keys.isEmpty()) {
      keys.add("id");
    }
    if (random.nextInt(4) == 0) {
      Collections.shuffle(keys, random);
    }
    return keys;
  }

  /// Perhaps a comment or an empty line.
  private void between(String owner, String indentation) {
    switch (random.nextInt(9)) {
      case 0 -> {
        add(owner, Part.LAYOUT, indentation + "# comment 🗼 key: value  ");
        lineBreak(owner);
      }
      case 1 -> {
        add(owner, Part.LAYOUT, pick(List.of("", "  ")));
        lineBreak(owner);
      }
      default -> {}
    }
  }

  private void body() {
    for (int i = random.nextInt(4); i > 0; i--) {
      plain(
          pick(
              List.of(
                  "",
                  "# Heading 🗼",
                  "text  ",
                  "document-sha256: no",
                  "| a | b |",
                  "---",
                  "tail\t")));
      lineBreak("");
    }
    plain(Ending.MARKER);
    lineBreak("");
    plain("Clarity Gate:");
    add("status", Part.GAP, " ");
    add("status", Part.VALUE, pick(List.of("CLEAR", "UNCLEAR", "clear")));
    plain(pick(List.of(" | ", "|", "  |  ")));
    add("status", Part.VALUE, pick(List.of("PENDING", "REVIEWED")));
    plain(pick(List.of("", "  ")));
    if (random.nextBoolean()) {
      lineBreak("");
    }
  }

  private void plain(String characters) {
    add("", Part.LAYOUT, characters);
  }

  private void lineBreak(String owner) {
    String lineBreak = peekBreak();
    boolean wouldJoin = !out.isEmpty() && out.charAt(out.length() - 1) == '\r';
    add(owner, Part.BREAK, wouldJoin && lineBreak.equals("\n") ? "\r" : lineBreak);
  }

  private String peekBreak() {
    return pick(breaks);
  }

  private void add(String owner, Part part, String characters) {
    int start = out.length();
    out.append(characters);
    chunks.add(new Chunk(owner, part, new Span(start, out.length())));
  }

  private String pick(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  static List<String> claimKeyNames() {
    return CLAIM_KEYS;
  }

  static List<String> headerKeyNames() {
    List<String> names = new ArrayList<>(KEYS);
    names.addAll(Arrays.asList("note", "extra", "exclusions-coverage"));
    return names;
  }
}
