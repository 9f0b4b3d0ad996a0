package app.assay.points.rules;

import app.assay.points.reading.DateMention;
import app.assay.points.reading.DateText;
import app.assay.points.reading.PlacedBlock;
import app.assay.text.Span;
import java.util.Locale;
import java.util.Optional;

/// Reads when a program wrote a text from the comment that it put over it: `run: scout 4.2 |
/// finished 2026-02-03T09:41Z`, `last reviewed: 2025-07-11`.
final class FrontStamp {

  /// The letters of `2026-02-03`.
  private static final int DAY = 10;

  /// A note that the date is to be checked stands within so many letters behind it.
  private static final int NOTE = 24;

  private static final String GENERATED = "generated";

  private FrontStamp() {}

  /// The last day of a comment before which stands what was done to the text, or the only one of a
  /// comment that says which program generated it.
  static Optional<FrontDates> of(PlacedBlock block, String text) {
    Optional<FrontDates> found = Optional.empty();
    Optional<FrontDates> only = Optional.empty();
    int days = 0;
    String before = "";
    String word = "";
    int at = 0;
    while (at < text.length()) {
      int end = at;
      while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
        end++;
      }
      if (end - at >= DAY && Character.isDigit(text.charAt(at))) {
        Optional<FrontDates> day = day(block, text, at, key(before, word));
        found = day.isPresent() ? day : found;
        only = day(block, text, at, GENERATED);
        days += only.isPresent() ? 1 : 0;
      }
      if (end > at) {
        before = word;
        word = text.substring(at, end);
      }
      at = end + 1;
    }
    boolean generated = days == 1 && text.contains(GENERATED + " by");
    return found.isEmpty() && generated ? only : found;
  }

  /// "reviewed" of "reviewed: " and of "reviewed on", "last reviewed" where it is said so.
  private static String key(String before, String word) {
    boolean on = word.equals("on");
    String said = (on ? before : word).toLowerCase(Locale.ROOT);
    String key = said.endsWith(":") ? said.substring(0, said.length() - 1) : said;
    return !on && before.equalsIgnoreCase("last") ? "last " + key : key;
  }

  private static Optional<FrontDates> day(PlacedBlock block, String text, int from, String words) {
    String key = words.replace(" ", "").replace("_", "").replace("-", "");
    Optional<FrontDates.Kind> kind = FrontDates.kind(key, words);
    int to = from + DAY;
    String date = text.substring(from, to);
    int open = text.startsWith(" [", to) ? text.indexOf(']', to) : -1;
    String note = open > to && open - to <= NOTE ? text.substring(to, open + 1) : "";
    Optional<DateMention> read = DateText.read(date + note);
    Span span = block.place(new Span(from, to));
    return kind.isPresent() && read.isPresent()
        ? Optional.of(new FrontDates(key, read.get(), span, kind.get(), true))
        : Optional.empty();
  }
}
