package app.assay.points.rules;

import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import java.util.Optional;

/// Tells by the words before it whether a date is that of the document's last change.
final class UpdateLabels {

  /// How "last updated" and "correct as of" begin.
  private static final WordSet UPDATED_AT = WordLists.words("updated-at");

  /// Before "last updated", tokens of what it is said of: "Rate card last updated".
  private static final int NAMED = 6;

  /// A person's name with its title and the word after it.
  private static final int LONGEST_NAME = 5;

  private static final WordSet WEEKDAYS = WordLists.words("weekdays");

  /// With these words the line is a clause that tells of something.
  private static final WordSet CLAUSE = WordLists.words("head-clause");

  static final WordSet FILLERS = WordLists.words("label-filler");

  private UpdateLabels() {}

  /// The first token of "Last updated" before a date, where it speaks of the document.
  static Optional<Integer> of(Sentence sentence, DateMention mention) {
    for (CueMatch match : sentence.all(Cue.UPDATED)) {
      int from = afterName(sentence, match.to(), mention.from());
      int gap = mention.from() - from;
      if (gap >= 0 && gap <= 3 && isPlain(sentence, from, mention.from())) {
        boolean said =
            DateLabels.opensLine(sentence, match.from()) || isOfDocument(sentence, match);
        return said
                && !isAside(sentence, match.from())
                && DateLabels.closesLine(sentence, mention.to())
            ? Optional.of(match.from())
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  /// After the name in "last updated by Priya N. on", the "on"; the same token where no name is.
  private static int afterName(Sentence sentence, int from, int date) {
    if (from >= date || !sentence.tokens().isWord(from, "by")) {
      return from;
    }
    for (int i = from + 1; i < date && i - from <= LONGEST_NAME; i++) {
      if (sentence.tokens().is(i, TokenClass.COMMA)
          || sentence.tokens().isWord(i, "on")
          || sentence.tokens().isWord(i, "in")) {
        return i;
      }
    }
    return from;
  }

  /// Only marks and "on", "at", "in", "by", "of" between label and date.
  private static boolean isPlain(Sentence sentence, int from, int to) {
    for (int i = from; i < to; i++) {
      if (sentence.tokens().is(i, TokenClass.WORD)
          && !sentence.tokens().isOneOf(i, FILLERS)
          && !sentence.tokens().isOneOf(i, WEEKDAYS)) {
        return false;
      }
    }
    return true;
  }

  /// "The hazard assessment is HA-032 (reviewed 14 August 2026)": said of what a sentence is about.
  static boolean isAside(Sentence sentence, int label) {
    return label > sentence.from()
        && sentence.tokens().is(label - 1, '(')
        && Tense.presentWithin(sentence, sentence.from(), label) >= 0;
  }

  private static boolean isOfDocument(Sentence sentence, CueMatch match) {
    int from = match.from();
    while (from > sentence.from() && !DateLabels.opensLine(sentence, from)) {
      from--;
    }
    String first = sentence.tokens().lower(match.from());
    if (match.from() - from > NAMED || !UPDATED_AT.contains(first)) {
      return false;
    }
    boolean all = true;
    boolean clause = false;
    for (int i = from; i < match.from(); i++) {
      boolean word = sentence.tokens().is(i, TokenClass.WORD);
      all &= !word || sentence.tokens().isOneOf(i, DateLabels.OWN_NOUNS);
      clause |= sentence.tokens().isOneOf(i, CLAUSE);
    }
    return all || (!clause && match.from() - from <= NAMED / 2);
  }
}
