package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.LooseQuantities;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds the one meeting of a text that closes before it opens: "opened the meeting at 7.05 pm" and
/// "the meeting closed at 6.50 pm".
final class MeetingTimes {

  private static final WordSet MEETING = WordLists.words("met");
  private static final WordSet BEGINS = WordLists.words("meeting-begins");
  private static final WordSet ENDS = WordLists.words("meeting-ends");

  /// From the deed to its time.
  private static final int REACH = 6;

  /// What opens so late, in minutes of the day, may close after midnight.
  private static final double EVENING = 20 * 60.0;

  /// @param opens the time at which it opens, in the text
  /// @param closes the one at which it closes
  record Misfit(Span opens, Span closes) {}

  private record Told(Span place, double minutes) {}

  private final List<Told> opens = new ArrayList<>();
  private final List<Told> closes = new ArrayList<>();

  private MeetingTimes() {}

  static Optional<Misfit> in(DocumentReading document) {
    MeetingTimes times = new MeetingTimes();
    for (PlacedBlock block : Amounts.spoken(document)) {
      List<Sentence> sentences = block.reading().sentences();
      for (int i = 0; i < sentences.size(); i++) {
        if (sentences.get(i).mayHold(MEETING) || isAdjourned(sentences.get(i))) {
          times.read(block, sentences.get(i), i);
        }
      }
    }
    return times.misfit();
  }

  private void read(PlacedBlock block, Sentence sentence, int at) {
    List<Quantity> clocks =
        LooseQuantities.of(block).of(at).stream().filter(Quantity::isClock).toList();
    boolean told = clocks.size() == 1 && !sentence.hasAny(Cue.HYPOTHETICAL, Cue.DISCREPANCY);
    boolean met = Wording.has(sentence, MEETING) || isAdjourned(sentence);
    if (!told || !met || isDoubted(sentence, clocks.getFirst())) {
      return;
    }
    Quantity clock = clocks.getFirst();
    int from = Math.max(sentence.from(), clock.from() - REACH);
    boolean begins = Wording.hasWithin(sentence, from, clock.from(), BEGINS);
    boolean ends = Wording.hasWithin(sentence, from, clock.from(), ENDS);
    if (begins != ends) {
      (begins ? opens : closes).add(new Told(Amounts.place(block, clock), clock.low()));
    }
  }

  /// "Adjourned at 6:52 p.m.": nothing but a meeting is.
  private static boolean isAdjourned(Sentence sentence) {
    return sentence.tokens().isWord(sentence.from(), "adjourned");
  }

  /// "7.05 pm [time to be checked]".
  private static boolean isDoubted(Sentence sentence, Quantity clock) {
    return clock.to() < sentence.to() && sentence.tokens().is(clock.to(), TokenClass.OPEN);
  }

  private Optional<Misfit> misfit() {
    boolean one = opens.size() == 1 && closes.size() == 1;
    return one
            && closes.getFirst().minutes() < opens.getFirst().minutes()
            && opens.getFirst().minutes() < EVENING
        ? Optional.of(new Misfit(opens.getFirst().place(), closes.getFirst().place()))
        : Optional.empty();
  }
}
