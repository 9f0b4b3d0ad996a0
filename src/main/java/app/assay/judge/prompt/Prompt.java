package app.assay.judge.prompt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// One prompt in all its wordings, held against its use.
final class Prompt {

  private static final String WORDING = "# wording ";
  private static final String OPEN = "{{";
  private static final String CLOSE = "}}";

  private final Map<String, String> wordings;

  private Prompt(Map<String, String> wordings) {
    this.wordings = wordings;
  }

  /// Reads a file: a header of `id`, `version` and `wordings`, then each wording under its heading.
  ///
  /// @throws IllegalStateException when the file is not what its use declares
  static Prompt read(String file, PromptUse use) {
    List<String> lines = file.lines().toList();
    int first = 0;
    while (first < lines.size() && !lines.get(first).startsWith(WORDING)) {
      first++;
    }
    demandHeader(lines.subList(0, first), use);
    Map<String, String> wordings = wordings(lines.subList(first, lines.size()), use);
    demand(
        List.copyOf(wordings.keySet()).equals(use.wordings()), use, "has other wordings than used");
    wordings.forEach((name, text) -> demandPlaceholders(text, use));
    return new Prompt(wordings);
  }

  /// The wording of a vote, its placeholders replaced at once, so that nothing that is filled in is
  /// looked at again.
  String fill(int vote, Map<String, String> values) {
    String text = wording(vote);
    StringBuilder filled = new StringBuilder(text.length());
    int from = 0;
    for (int open = text.indexOf(OPEN); open >= 0; open = text.indexOf(OPEN, from)) {
      int close = text.indexOf(CLOSE, open);
      String name = text.substring(open + OPEN.length(), close);
      if (!values.containsKey(name)) {
        throw new IllegalArgumentException("nothing to fill in for " + name);
      }
      filled.append(text, from, open).append(values.get(name));
      from = close + CLOSE.length();
    }
    return filled.append(text, from, text.length()).toString();
  }

  /// All wordings, by which a change of a letter is seen.
  String all() {
    return wordings.toString();
  }

  private String wording(int vote) {
    List<String> all = List.copyOf(wordings.values());
    return all.get(vote % all.size());
  }

  private static void demandHeader(List<String> header, PromptUse use) {
    List<String> expected =
        List.of(
            "id: " + use.instructions().id(),
            "version: " + use.instructions().version(),
            "wordings: " + String.join(", ", use.wordings()));
    demand(
        header.stream().filter(line -> !line.isBlank()).toList().equals(expected),
        use,
        "has another header than " + expected);
  }

  private static Map<String, String> wordings(List<String> lines, PromptUse use) {
    Map<String, List<String>> parts = new LinkedHashMap<>();
    List<String> part = new ArrayList<>();
    for (String line : lines) {
      if (line.startsWith(WORDING)) {
        part = new ArrayList<>();
        List<String> before = parts.put(line.substring(WORDING.length()), part);
        demand(before == null, use, "has a wording twice");
      } else {
        part.add(line);
      }
    }
    Map<String, String> wordings = new LinkedHashMap<>();
    parts.forEach(
        (name, text) -> {
          String words = String.join("\n", text).strip();
          demand(!words.isEmpty(), use, "has an empty wording");
          wordings.put(name, words);
        });
    return wordings;
  }

  private static void demandPlaceholders(String text, PromptUse use) {
    Set<String> found = new HashSet<>();
    int from = 0;
    for (int open = text.indexOf(OPEN); open >= 0; open = text.indexOf(OPEN, from)) {
      int close = text.indexOf(CLOSE, open);
      demand(close >= 0, use, "has an open placeholder");
      found.add(text.substring(open + OPEN.length(), close));
      from = close + CLOSE.length();
    }
    demand(text.indexOf(CLOSE, from) < 0, use, "closes a placeholder that is not open");
    demand(found.equals(use.placeholders()), use, "has the placeholders " + found);
  }

  private static void demand(boolean fine, PromptUse use, String flaw) {
    if (!fine) {
      throw new IllegalStateException("the prompt " + use.instructions().label() + " " + flaw);
    }
  }
}
