package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;

/// Tells of a word for the present whether it names who holds an office: "The present head of
/// operations must be told", who will be another one day.
final class OfficeHolder {

  private static final WordSet HELD = WordLists.words("office-held");

  private static final WordSet HOLDERS = WordLists.words("office-holder");

  private OfficeHolder() {}

  /// An order or a demand names the holder without a date, as a statement does.
  static boolean isBoundToDuty(Sentence sentence, CueMatch match) {
    return sentence.hasAny(Cue.NORMATIVE, Cue.INSTRUCTION)
        && isHolder(sentence, match)
        && sentence.dates().isEmpty()
        && !sentence.isQuestion()
        && !sentence.has(Cue.HYPOTHETICAL);
  }

  /// "The current harbour master has no objection (e-mail of 29 October 2025)": a date of something
  /// else does not say who held the office when.
  static boolean isUndated(Sentence sentence, CueMatch match) {
    if (!isHolder(sentence, match) || sentence.isQuestion()) {
      return false;
    }
    if (isNamedBySource(sentence, match)) {
      return false;
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().isWord(i, "since") || sentence.tokens().isWord(i, "as")) {
        return false;
      }
    }
    return true;
  }

  /// "The current owner is the platform team [ownership file, 1 September 2026]": what says who it
  /// is bears a date.
  private static boolean isNamedBySource(Sentence sentence, CueMatch match) {
    boolean is = false;
    for (int i = match.to(); i < sentence.to(); i++) {
      is |= sentence.tokens().isWord(i, "is") || sentence.tokens().isWord(i, "are");
      if (sentence.tokens().is(i, '[')) {
        int note = i;
        return is && sentence.dates().stream().anyMatch(d -> d.from() > note);
      }
    }
    return false;
  }

  /// "Your current landlord": of what is the reader's those are somebody who may be another one.
  static boolean isOfReader(Sentence sentence, CueMatch match) {
    return match.from() > sentence.from()
        && sentence.tokens().isWord(match.from() - 1, "your")
        && isHolder(sentence, match);
  }

  private static boolean isHolder(Sentence sentence, CueMatch match) {
    boolean held =
        sentence.tokens().isOneOf(match.from(), HELD)
            || (match.to() - match.from() > 1 && sentence.tokens().isOneOf(match.from() + 1, HELD));
    for (int i = match.from() + 1; held && i <= match.to() + 1 && i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, HOLDERS)) {
        return true;
      }
    }
    return false;
  }
}
