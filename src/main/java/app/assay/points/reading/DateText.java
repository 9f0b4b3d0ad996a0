package app.assay.points.reading;

import java.util.List;
import java.util.Optional;

/// Reads a date that stands alone, as the value of a key in front matter does: `2026-03-01`,
/// `2026-03-01T10:00:00Z`, `1 March 2026`, `March 1, 2026`, `March 2026`, `Q1 2026`.
public final class DateText {

  private static final int ISO_DAY = 10;

  /// With it the document itself says that the date is to be checked.
  private static final String CHECK = "to be checked";

  private DateText() {}

  /// The date that a text begins with, as a mention without tokens.
  public static Optional<DateMention> read(String text) {
    String value = text.strip();
    if (value.isEmpty() || value.charAt(0) == ',') {
      return Optional.empty();
    }
    List<String> parts = Pieces.of(value, " ,");
    String first = parts.getFirst();
    if (first.length() > ISO_DAY && first.charAt(ISO_DAY) == 'T') {
      first = first.substring(0, ISO_DAY);
    }
    Optional<WrittenDate> written = DigitDate.read(first);
    if (written.isEmpty() && parts.size() > 1) {
      written = worded(parts);
    }
    return written.map(
        w -> new DateMention(0, 0, w.date(), w.fault(), Optional.empty(), text.contains(CHECK)));
  }

  private static Optional<WrittenDate> worded(List<String> parts) {
    String first = parts.getFirst();
    String second = parts.get(1);
    int third = parts.size() > 2 ? number(parts.get(2)) : 0;
    int month = WordClasses.month(first);
    int year = third > 0 ? third : number(second);
    if (year < 1900 || year > 2099) {
      return Optional.empty();
    }
    if (first.length() == 2 && first.charAt(0) == 'Q') {
      return Optional.of(WrittenDate.part(year, number(first.substring(1)), 4));
    }
    if (month > 0) {
      int day = number(second);
      return Optional.of(
          day == year ? WrittenDate.month(year, month) : WrittenDate.day(year, month, day));
    }
    int middle = WordClasses.month(second);
    return middle > 0 && number(first) > 0
        ? Optional.of(WrittenDate.day(year, middle, number(first)))
        : Optional.empty();
  }

  /// A whole number of one to four digits, with "th" and the like behind it or not; otherwise 0.
  private static int number(String word) {
    int end = 0;
    while (end < word.length() && end < 4 && word.charAt(end) >= '0' && word.charAt(end) <= '9') {
      end++;
    }
    return end == 0 ? 0 : Integer.parseInt(word.substring(0, end));
  }
}
