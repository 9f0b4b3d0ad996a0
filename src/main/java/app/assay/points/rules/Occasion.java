package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// An event of a day at the head of a sentence, "At the check of 15 February": what is told of it
/// happened on that day.
final class Occasion {

  /// Words of "the extraordinary general meeting".
  private static final int MEETING = 6;

  private static final WordSet AT = WordLists.words("told-at-occasion");

  /// They lead in when something was: "At the meeting on 20 May", "In the interview of 3 May".
  static final WordSet LEADING = WordLists.words("told-leading");

  /// Words from the sentence's start to such a date: "At the drop-in at Alder Court on 20 May".
  static final int LED = 8;

  /// The same from "at" to the event itself: "at the extraordinary general meeting".
  private static final int NAME = 5;

  /// The same from what is said to the event.
  private static final int CLAUSE = 40;

  /// Done by speaking, it was done where it was said.
  private static final WordSet SAID = WordLists.words("told-said");

  private static final WordSet AFTER = WordLists.words("told-behind");

  /// Between an event and its date.
  private static final WordSet HELD = WordLists.words("held-on");

  private static final WordSet WHICH = WordLists.words("told-which");

  private static final WordSet MOVED = WordLists.words("range-moved");

  /// They may lead in what is planned, or had been.
  private static final WordSet BE = WordLists.words("told-helping");

  private Occasion() {}

  /// The date is that of such an event.
  static boolean leads(Sentence sentence, DateMention mention) {
    int event = mention.from() - 2;
    return mention.isDay()
        && mention.from() - sentence.from() <= LED
        && event > sentence.from()
        && sentence.tokens().isOneOf(sentence.from(), LEADING)
        && sentence.tokens().isWord(mention.from() - 1, "of")
        && (sentence.tokens().isOneOf(event, Told.OCCASIONS)
            || sentence.tokens().isOneOf(event, DatedThing.EVENTS));
  }

  /// "The pump was approved at the meeting of 9 December": what was done there was done then.
  static boolean isWhen(Sentence sentence, DateMention mention) {
    int event = mention.from() - 2;
    int at = event - 2;
    return mention.isDay()
        && at > sentence.from()
        && sentence.tokens().isWord(mention.from() - 1, "of")
        && sentence.tokens().isOneOf(event, Told.OCCASIONS)
        && sentence.tokens().isWord(event - 1, "the")
        && sentence.tokens().isOneOf(at, LEADING)
        && Told.isPastAt(sentence, at - 1);
  }

  /// "She announced it at the general meeting on 12 September": what was said there was said then,
  /// whatever it was of.
  static boolean isSaidAt(Sentence sentence, DateMention mention) {
    int event = mention.from() - 2;
    if (!mention.isDay()
        || event <= sentence.from()
        || !sentence.tokens().isWord(mention.from() - 1, "on")
        || !sentence.tokens().isOneOf(event, Told.OCCASIONS)) {
      return false;
    }
    int first = Math.max(sentence.from(), event - CLAUSE);
    int at = event - 1;
    while (at > first && event - at < NAME && !sentence.tokens().isWord(at, "at")) {
      at--;
    }
    for (int i = at - 1; sentence.tokens().isWord(at, "at") && i > first; i--) {
      if (sentence.tokens().isOneOf(i, SAID)) {
        return !sentence.tokens().isOneOf(i - 1, Told.AUXILIARIES);
      }
      if (sentence.tokens().is(i, ';') || sentence.tokens().isOneOf(i, Told.PRESENT)) {
        return false;
      }
    }
    return false;
  }

  /// "Since the meeting with the port on 14 October the figures have been agreed", "rewritten after
  /// the ice of 19 December": what has been so since then, or was done after it, is past, and so is
  /// it.
  static boolean isBehind(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    int on = mention.from() - 1;
    if (!mention.isDay() && mention.yearless().isEmpty() || !tokens.isOneOf(on, HELD)) {
      return false;
    }
    int first = Math.max(sentence.from(), on - LED);
    for (int i = on - 2; i >= first; i--) {
      if (tokens.isOneOf(i, AFTER)) {
        return i == sentence.from()
            ? Told.hasPast(sentence, mention.to())
            : isDoneBefore(sentence, i) && tokens.isOneOf(i + 1, Told.ARTICLES);
      }
      if (!tokens.is(i, TokenClass.WORD) || Told.isPastAt(sentence, i)) {
        return false;
      }
    }
    return false;
  }

  /// A past form stands right before a word, or nothing but its object does.
  private static boolean isDoneBefore(Sentence sentence, int after) {
    Tokens tokens = sentence.tokens();
    int first = Math.max(sentence.from(), after - NAME);
    for (int i = after - 1; i >= first; i--) {
      if (Told.isPastAt(sentence, i)) {
        return !tokens.isOneOf(i, MOVED);
      }
      if (!tokens.is(i, TokenClass.WORD) || tokens.isOneOf(i, Told.PRESENT)) {
        return false;
      }
    }
    return false;
  }

  /// "The fair on 5 December, which raised £1,312": what is told of it is past. Of a form of "be" a
  /// plan may follow.
  static boolean isWhich(Sentence sentence, DateMention mention) {
    int verb = mention.to() + 2;
    return (mention.isDay() || mention.yearless().isPresent())
        && verb < sentence.to()
        && mention.from() > sentence.from()
        && sentence.tokens().isOneOf(mention.from() - 1, HELD)
        && sentence.tokens().is(mention.to(), TokenClass.COMMA)
        && sentence.tokens().isOneOf(verb - 1, WHICH)
        && Told.isPastAt(sentence, verb)
        && !sentence.tokens().isOneOf(verb, BE);
  }

  /// "The visit on 5 February, at which she met the families": what is told of it is past.
  static boolean goesOn(Sentence sentence, DateMention mention) {
    int which = mention.to() + 2;
    if (!mention.isDay() && mention.yearless().isEmpty()) {
      return false;
    }
    return !sentence.isQuestion()
        && which + 1 < sentence.to()
        && sentence.tokens().is(mention.to(), TokenClass.COMMA)
        && sentence.tokens().isOneOf(which - 1, LEADING)
        && sentence.tokens().isWord(which, "which")
        && Told.hasPast(sentence, which + 1);
  }

  /// "At the check of 15 February the middle scenario was confirmed": a word of plans or doubts
  /// that is the subject of what happened there.
  static boolean names(Sentence sentence, DateMention mention, CueMatch match) {
    return (match.cue() == Cue.HEDGE || match.cue() == Cue.PLAN)
        && match.to() < sentence.to()
        && Told.isPastAt(sentence, match.to())
        && leads(sentence, mention);
  }

  /// "At the closing conference": the word says which event, and nothing of when it is; "the next
  /// conference" is to come.
  static boolean isNamed(Sentence sentence, int word) {
    return word + 1 < sentence.to()
        && sentence.tokens().lower(word).endsWith("ing")
        && (sentence.tokens().isOneOf(word + 1, Told.OCCASIONS)
            || sentence.tokens().isOneOf(word + 1, DatedThing.EVENTS));
  }

  /// "Was approved by the general meeting of 5 August": what was done there was done on that day.
  static boolean isOf(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    int of = mention.from() - 1;
    if (!mention.isDay()
        || of - 2 < sentence.from()
        || !tokens.isWord(of, "of")
        || !tokens.isOneOf(of - 1, Told.OCCASIONS)) {
      return false;
    }
    for (int i = of - 2; i >= Math.max(sentence.from(), of - MEETING); i--) {
      if (tokens.isOneOf(i, AT)) {
        return true;
      }
    }
    return false;
  }
}
