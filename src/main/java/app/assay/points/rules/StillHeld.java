package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// What ended on a day and is said, in the same breath, to hold still: "the policy ended on 30
/// September and is therefore in place", "the permit ran to 30 September. It remains in force".
final class StillHeld {

  private static final WordSet ENDED = WordLists.words("held-ended");

  private static final WordSet BEFORE = WordLists.words("held-before");

  private static final WordSet TERMS = WordLists.words("lapse-term");

  private static final WordSet SAME = WordLists.words("held-same");

  private static final WordSet STILL = WordLists.words("held-still");

  private static final WordSet IS = WordLists.words("overtaken-is");

  private static final WordSet SO = WordLists.words("held-so");

  /// They say that it holds no more, or not yet again.
  private static final WordSet NOT = WordLists.words("held-not");

  private static final int SUBJECT = 6;

  private static final int NEAR = 7;

  private StillHeld() {}

  /// What is over and holds.
  ///
  /// @param place from the day to the words that say that it holds
  /// @param day the day on which it ended
  record Held(Span place, Span day) {}

  /// The first of a sentence and the next.
  ///
  /// @param asOf a day still to come ends nothing
  static Optional<Held> in(PlacedBlock block, int number, LocalDate asOf) {
    List<Sentence> sentences = block.reading().sentences();
    Sentence sentence = sentences.get(number);
    for (DateMention mention : sentence.dates()) {
      boolean past = mention.sound().filter(d -> d.latest().isBefore(asOf)).isPresent();
      if (!past || sentence.isQuestion() || !isEnded(sentence, mention)) {
        continue;
      }
      int end = held(sentence, mention.to());
      if (end < 0 && number + 1 < sentences.size() && endsWith(sentence, mention)) {
        Sentence next = sentences.get(number + 1);
        end = next.tokens().isOneOf(next.from(), SAME) ? held(next, next.from()) : -1;
      }
      if (end > 0) {
        Tokens tokens = sentence.tokens();
        return Optional.of(
            new Held(
                block.place(tokens.span(mention.from(), end)),
                block.place(tokens.span(mention.from(), mention.to()))));
      }
    }
    return Optional.empty();
  }

  private static boolean endsWith(Sentence sentence, DateMention mention) {
    return sentence.to() - mention.to() <= 1;
  }

  private static boolean isEnded(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    int verb = mention.from() - 2;
    boolean ended =
        verb > sentence.from()
            && tokens.isOneOf(mention.from() - 1, BEFORE)
            && (tokens.isOneOf(verb, ENDED) || tokens.isOneOf(verb - 1, ENDED));
    for (int i = verb - 1; ended && i >= Math.max(sentence.from(), verb - SUBJECT); i--) {
      if (tokens.isOneOf(i, TERMS)) {
        return true;
      }
    }
    return false;
  }

  /// After the words that say that it holds, or -1.
  private static int held(Sentence sentence, int from) {
    Tokens tokens = sentence.tokens();
    int end = -1;
    for (int i = from; i < sentence.to() && i - from <= NEAR; i++) {
      if (tokens.isOneOf(i, NOT) || tokens.is(i, ';')) {
        return -1;
      }
      boolean is = tokens.isOneOf(i, IS) && hasHold(sentence, i + 1);
      if (end < 0 && (is || tokens.isOneOf(i, STILL))) {
        end = is ? Math.min(sentence.to(), i + NEAR / 2 + 1) : i + 1;
      }
    }
    return end;
  }

  /// "Is therefore in place", "is still valid".
  private static boolean hasHold(Sentence sentence, int from) {
    for (int i = from; i < Math.min(sentence.to(), from + NEAR / 2); i++) {
      if (sentence.tokens().isOneOf(i, SO)) {
        return true;
      }
    }
    return false;
  }
}
