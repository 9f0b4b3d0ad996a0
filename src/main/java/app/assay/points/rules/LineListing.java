package app.assay.points.rules;

import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads a paragraph whose lines each open with their date or time.
final class LineListing {

  private LineListing() {}

  /// Those lines in their order; empty where there are not at least two of them.
  ///
  /// @param chronicle true when what stands around the paragraph says that it follows time
  static Optional<Listing> of(PlacedBlock block, boolean chronicle) {
    if (!mayHaveLines(block)) {
      return Optional.empty();
    }
    List<Entry> entries = new ArrayList<>();
    for (Sentence sentence : block.reading().sentences()) {
      for (int i = sentence.from(); i < sentence.to(); i++) {
        if (opensLine(sentence.tokens(), i)) {
          entry(block, sentence, i).ifPresent(entries::add);
        }
      }
    }
    return entries.size() < 2 ? Optional.empty() : Optional.of(new Listing(entries, chronicle));
  }

  /// A cheap look: at least three lines.
  private static boolean mayHaveLines(PlacedBlock block) {
    String text = block.reading().text();
    int at = text.indexOf('\n');
    return at >= 0 && at + 1 < text.length() && text.indexOf('\n', at + 1) >= 0;
  }

  private static boolean opensLine(Tokens tokens, int token) {
    return token == 0
        || tokens.text().indexOf('\n', tokens.end(token - 1), tokens.start(token)) >= 0;
  }

  private static Optional<Entry> entry(PlacedBlock block, Sentence sentence, int token) {
    if (Listings.mayBeDated(sentence)) {
      for (DateMention mention : sentence.dates()) {
        if (mention.from() == token && mention.meant().isPresent() && !isYear(mention)) {
          return Optional.of(Entry.of(block, sentence, Optional.empty(), mention));
        }
      }
    }
    return Entry.ofClock(block, sentence, token);
  }

  /// A year at the head of a line may be a number that the line break put there.
  private static boolean isYear(DateMention mention) {
    return mention.date().orElseThrow().precision() == CalendarDate.Precision.YEAR;
  }
}
