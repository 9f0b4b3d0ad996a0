package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.text.Span;
import java.util.List;
import java.util.Optional;

/// A run that, by the stamps that the program put over its output, ended before it began: `started:
/// 2026-02-19T08:02Z`, `finished: 2026-02-19T07:41Z` in front matter, a comment or code, or both in
/// a line of a log.
public final class P8RunOrder implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P8-RUN-ORDER",
          Severity.TEMPORAL,
          8,
          "A run ended before it began",
          "Clarity Gate procedures, point 8");

  /// Keys without what may follow them, such as `_at` and `_time`.
  private static final List<String> BEGUN = List.of("started", "start", "begin");

  private static final List<String> ENDED = List.of("finished", "ended", "completed", "end");

  private static final String DOUBT = " [date to be checked]";

  /// `2026-02-19`, and with `T08:02`.
  private static final int DAY = 10;

  private static final int MINUTE = 16;

  /// Of a key behind its first letters, and of the blanks before its value.
  private static final int LONGEST = 12;

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if (kind == BlockKind.SILENT || kind == BlockKind.COMMENT) {
        judge(block, block.reading().text(), out);
      }
    }
  }

  /// The block as a whole, and each line that has both stamps.
  private static void judge(PlacedBlock block, String text, PointSink out) {
    if (stamp(text, ENDED, 0, text.length()).isEmpty()) {
      return;
    }
    boolean lines = false;
    for (int from = 0; from < text.length(); ) {
      int next = text.indexOf('\n', from);
      int to = next < 0 ? text.length() : next;
      lines |= judge(block, text, from, to, out);
      from = to + 1;
    }
    if (!lines) {
      judge(block, text, 0, text.length(), out);
    }
  }

  private static boolean judge(PlacedBlock block, String text, int from, int to, PointSink out) {
    Optional<Span> end = stamp(text, ENDED, from, to);
    Optional<Span> start = end.isEmpty() ? end : stamp(text, BEGUN, from, to);
    if (start.isEmpty()) {
      return false;
    }
    String begun = start.get().in(text);
    String ended = end.get().in(text);
    if (!text.startsWith(DOUBT, end.get().end())
        && begun.length() == ended.length()
        && begun.replace('T', ' ').compareTo(ended.replace('T', ' ')) > 0) {
      Span place = block.place(end.get());
      out.report(
          place,
          "The run ended, %s, before it began, %s.".formatted(ended, begun),
          OrderFixes.doubt(place, "date"));
    }
    return true;
  }

  /// The stamp behind the first of the keys that has one.
  private static Optional<Span> stamp(String text, List<String> keys, int from, int to) {
    for (String key : keys) {
      for (int at = text.indexOf(key, from, to); at >= 0; at = text.indexOf(key, at + 1, to)) {
        boolean opens = at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
        Optional<Span> stamp = opens ? stamp(text, at + key.length()) : Optional.empty();
        if (stamp.isPresent()) {
          return stamp;
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Span> stamp(String text, int key) {
    int limit = Math.min(text.length(), key + LONGEST);
    int at = key;
    while (at < limit && (Character.isLetter(text.charAt(at)) || text.charAt(at) == '_')) {
      at++;
    }
    if (at >= limit || (text.charAt(at) != ':' && text.charAt(at) != ' ')) {
      return Optional.empty();
    }
    at++;
    while (at < limit && (text.charAt(at) == ' ' || text.charAt(at) == '"')) {
      at++;
    }
    if (!isShaped(text, at, "0000-00-00")) {
      return Optional.empty();
    }
    boolean timed = isShaped(text, at + DAY, "T00:00") || isShaped(text, at + DAY, " 00:00");
    return Optional.of(new Span(at, at + (timed ? MINUTE : DAY)));
  }

  /// Digits where the shape has a zero, and its own characters elsewhere.
  private static boolean isShaped(String text, int at, String shape) {
    if (at + shape.length() > text.length()) {
      return false;
    }
    for (int i = 0; i < shape.length(); i++) {
      char c = text.charAt(at + i);
      if (shape.charAt(i) == '0' ? c < '0' || c > '9' : c != shape.charAt(i)) {
        return false;
      }
    }
    return true;
  }
}
