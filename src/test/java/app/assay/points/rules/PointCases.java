package app.assay.points.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Reads Markdown files of cases: each begins with a comment line `<!-- KIND: note -->` or `<!--
/// KIND -->` and ends before the next one.
public final class PointCases {

  private PointCases() {}

  /// One case.
  ///
  /// @param kind such as `fail`, `pass`, `fires`, `silent`
  /// @param note what stands after the colon, empty where nothing does
  /// @param text the Markdown
  /// @param line the 1-based line of the comment
  public record Case(String kind, String note, String text, int line) {}

  /// The cases of a file in order.
  ///
  /// @param kinds the kinds that begin a case
  public static List<Case> read(Path file, List<String> kinds) {
    List<Case> cases = new ArrayList<>();
    String kind = "";
    String note = "";
    int start = 0;
    StringBuilder text = new StringBuilder();
    List<String> lines = lines(file);
    for (int i = 0; i <= lines.size(); i++) {
      String found = i == lines.size() ? "end" : kind(lines.get(i), kinds);
      if (found.isEmpty()) {
        text.append(lines.get(i)).append('\n');
        continue;
      }
      if (!kind.isEmpty()) {
        cases.add(new Case(kind, note, text.toString().strip() + "\n", start));
      }
      if (i < lines.size()) {
        String inner = lines.get(i).strip();
        inner = inner.substring(4, inner.length() - 3).strip();
        kind = found;
        note = inner.length() > kind.length() ? inner.substring(kind.length() + 1).strip() : "";
        start = i + 1;
        text.setLength(0);
      }
    }
    return cases;
  }

  private static String kind(String line, List<String> kinds) {
    String stripped = line.strip();
    if (!stripped.startsWith("<!-- ") || !stripped.endsWith("-->")) {
      return "";
    }
    String inner = stripped.substring(4, stripped.length() - 3).strip();
    return kinds.stream()
        .filter(k -> inner.equals(k) || inner.startsWith(k + ":"))
        .findFirst()
        .orElse("");
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
