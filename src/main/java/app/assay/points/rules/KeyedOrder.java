package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DateText;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What a document follows by its front matter or preformatted head, and is dated after it:
/// `supersedes: rule 7 of 2027-03-03` over a rule of 2026.
final class KeyedOrder {

  private static final WordSet PREVIOUS = WordLists.words("front-previous");

  private static final WordSet UNTIL = WordLists.words("lasted-until");

  private static final int HEADER_BLOCKS = 4;

  private static final int LONGEST_KEY = 24;

  private static final int LONGEST_DATE = 36;

  private static final int LONGEST_VALUE = 160;

  private KeyedOrder() {}

  /// The dates of what came before that lie after the document's own.
  static List<Span> in(DocumentReading document) {
    List<Span> late = new ArrayList<>();
    Optional<CalendarDate> own = DocumentDates.of(document).own();
    if (own.isPresent()) {
      int blocks = 0;
      for (PlacedBlock block : document.blocks()) {
        if (++blocks > HEADER_BLOCKS) {
          break;
        }
        if (block.reading().kind() == BlockKind.SILENT) {
          lines(block, own.get(), late);
        }
      }
    }
    return late;
  }

  private static void lines(PlacedBlock block, CalendarDate own, List<Span> late) {
    String text = block.reading().text();
    for (int line = 0; line < text.length(); ) {
      int next = text.indexOf('\n', line);
      int end = next < 0 ? text.length() : next;
      int colon = text.indexOf(':', line, end);
      if (colon > line && colon - line <= LONGEST_KEY && isPrevious(text.substring(line, colon))) {
        date(text, colon + 1, end, own).ifPresent(span -> late.add(block.place(span)));
      }
      line = end + 1;
    }
  }

  private static boolean isPrevious(String key) {
    String joined = key.replace("_", "").replace("-", "").replace(" ", "").replace("*", "");
    return PREVIOUS.contains(joined.toLowerCase(Locale.ROOT));
  }

  /// The first day or month of a value, where it lies after a date.
  private static Optional<Span> date(String text, int from, int to, CalendarDate own) {
    for (int at = from; at < Math.min(to, from + LONGEST_VALUE); at++) {
      char before = text.charAt(at - 1);
      boolean opens = before == ' ' || before == '"' || before == '(' || before == '@';
      if (isUntil(text, from, at)) {
        return Optional.empty();
      }
      if (opens && Character.isLetterOrDigit(text.charAt(at))) {
        int end = end(text, at, to);
        Optional<DateMention> date = DateText.read(text.substring(at, end));
        if (date.filter(d -> d.sound().isPresent() || d.doubted()).isPresent()) {
          return date.flatMap(DateMention::sound)
                  .filter(d -> d.precision() != CalendarDate.Precision.YEAR && d.isAfter(own))
                  .isPresent()
              ? Optional.of(new Span(at, end))
              : Optional.empty();
        }
      }
    }
    return Optional.empty();
  }

  /// "Until 2027-03-03" tells how long it holds.
  private static boolean isUntil(String text, int from, int at) {
    int word = at - 2;
    while (word >= from && Character.isLetter(text.charAt(word))) {
      word--;
    }
    return text.charAt(at - 1) == ' '
        && word + 1 < at - 1
        && UNTIL.contains(text.substring(word + 1, at - 1).toLowerCase(Locale.ROOT));
  }

  private static int end(String text, int from, int to) {
    int end = Math.min(to, from + LONGEST_DATE);
    while (end > from && " \t\r\"')".indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    return end;
  }
}
