package app.assay.ui.batch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The notes of a verdict, which are one text in its JSON, as one line a criterion.
final class NoteLines {

  private static final Pattern LABEL =
      Pattern.compile(
          "(?:^|(?<= ))(?:\\(\\d+\\) )?((?:R[1-7](?:_[A-Z_]{1,40})?)|SCHEMA_INVALID): ");

  private NoteLines() {}

  /// What is said of one criterion.
  ///
  /// @param label of the criterion, or its code; empty for what is said of all
  record Line(String label, String text) {}

  /// In the order in which each criterion is first spoken of.
  static List<Line> of(String notes) {
    Map<String, StringBuilder> lines = new LinkedHashMap<>();
    Matcher labels = LABEL.matcher(notes);
    String label = "";
    int from = 0;
    while (labels.find()) {
      add(lines, label, notes.substring(from, labels.start()));
      label = labels.group(1);
      from = labels.end();
    }
    add(lines, label, notes.substring(from));
    List<Line> all = new ArrayList<>();
    lines.forEach((name, text) -> all.add(new Line(name, text.toString())));
    return all;
  }

  private static void add(Map<String, StringBuilder> lines, String label, String text) {
    if (!text.isBlank()) {
      StringBuilder line = lines.computeIfAbsent(label, name -> new StringBuilder());
      line.append(line.isEmpty() ? "" : " ").append(text.strip());
    }
  }
}
