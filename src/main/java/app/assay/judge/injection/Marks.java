package app.assay.judge.injection;

import app.assay.text.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Marks of chat templates and of verdicts in JSON, found in any case and with any blanks in them.
final class Marks {

  private final Map<Character, List<Mark>> byFirst = new HashMap<>();

  private record Mark(String section, String text) {}

  Marks(List<WordingList.Entry> entries) {
    for (WordingList.Entry entry : entries) {
      String text = entry.text().replace(" ", "").toLowerCase(Locale.ROOT);
      byFirst
          .computeIfAbsent(text.charAt(0), c -> new ArrayList<>())
          .add(new Mark(entry.section(), text));
    }
  }

  /// What stands in a text.
  List<Layer.Found> in(String text) {
    List<Layer.Found> found = new ArrayList<>();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '<' || c == '[' || c == '#' || c == '"' || c == '\'' || c == 'd') {
        for (Mark mark : byFirst.getOrDefault(c, List.of())) {
          int end = end(text, i, mark.text());
          if (end > 0) {
            found.add(new Layer.Found(mark.section(), new Span(i, end)));
          }
        }
      }
    }
    return found;
  }

  /// Where the mark that begins at a place ends; 0 where it does not stand there.
  private static int end(String text, int from, String mark) {
    int at = from;
    for (int i = 0; i < mark.length(); i++, at++) {
      int blanks = 0;
      while (at < text.length() && i > 0 && isBlank(text.charAt(at)) && blanks++ < 3) {
        at++;
      }
      if (at >= text.length() || Character.toLowerCase(text.charAt(at)) != mark.charAt(i)) {
        return 0;
      }
    }
    return at;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }
}
