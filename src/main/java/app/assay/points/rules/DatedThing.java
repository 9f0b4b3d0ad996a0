package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// A thing that bears a date in its name, such as "the outage of 19 April 2026".
final class DatedThing {

  private static final WordSet BE = WordLists.words("was-done");

  /// What is decided on a day for another one.
  private static final WordSet DECIDED = WordLists.words("decided-for");

  private static final WordSet AWAY = WordLists.words("decided-away");

  /// What takes place on a day.
  static final WordSet EVENTS = WordLists.words("events");

  /// Between what took place and its date.
  private static final WordSet HELD = WordLists.words("held-on");

  /// Right behind the date they are the verb of what bears it: "the open day on 5 March drew many".
  private static final WordSet FINITE = WordLists.words("dated-finite");

  /// What somebody writes on a day and others refer to.
  static final WordSet RECORDS = WordLists.words("dated-record");

  /// Before "the end of 2026" they make it a term.
  private static final WordSet TERMS = WordLists.words("until-end");

  /// From "minutes of" to the day of what they are of are no more tokens.
  private static final int RECORDED = 7;

  private DatedThing() {}

  /// "The probe passed the drop test of 20 February": an event, told of in the past.
  private static boolean isAfterPast(Sentence sentence, int noun) {
    Tokens tokens = sentence.tokens();
    if (noun <= sentence.from() || !tokens.isOneOf(noun, EVENTS)) {
      return false;
    }
    for (int i = noun - 1; i >= sentence.from(); i--) {
      String word = Wording.lower(tokens, i);
      if (Told.isPast(sentence, i, word)) {
        return !DECIDED.contains(word);
      }
      if (Told.PRESENT.contains(word)) {
        return false;
      }
    }
    return false;
  }

  /// "The fire drill on 10 March went smoothly": the date belongs to what happened.
  private static boolean isSubject(Sentence sentence, DateMention mention, String before) {
    Tokens tokens = sentence.tokens();
    int verb = mention.to();
    if (!HELD.contains(before) || verb + 1 >= sentence.to()) {
      return false;
    }
    boolean finite = tokens.isOneOf(verb, FINITE);
    for (int i = mention.from() - 1; i >= sentence.from() && !isLabelEnd(tokens, i); i--) {
      if (!(tokens.is(i, TokenClass.WORD)
              || tokens.is(i, TokenClass.NUM)
              || tokens.is(i, TokenClass.VERSION))
          || (i < mention.from() - 2 && !finite && Told.PRESENT.contains(Wording.lower(tokens, i)))
          || Told.isPast(sentence, i, Wording.lower(tokens, i))) {
        return false;
      }
    }
    String word = Wording.lower(tokens, verb);
    boolean passive = BE.contains(word);
    int done = passive && tokens.isWord(verb + 1, "been") ? verb + 2 : verb + 1;
    return Told.isPast(sentence, verb, word)
        && ((!passive && isActive(sentence, verb))
            || !DECIDED.contains(passive ? Wording.lower(tokens, done) : word));
  }

  private static boolean isLabelEnd(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.COLON) || tokens.is(token, ';');
  }

  /// "The outage of 19 April 2026 was refunded": what bears the date is told as past.
  static boolean isPast(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    String before =
        mention.from() > sentence.from() ? Wording.lower(tokens, mention.from() - 1) : "";
    boolean term =
        mention.from() - 1 > sentence.from() && tokens.isOneOf(mention.from() - 2, TERMS);
    if (!term && isSubject(sentence, mention, before)) {
      return true;
    }
    if (term || (!before.equals("of") && !before.equals("the"))) {
      return false;
    }
    if (mention.isDay() && before.equals("of") && isAfterPast(sentence, mention.from() - 2)) {
      return true;
    }
    for (int i = mention.to(); i < sentence.to() && !tokens.is(i, ';'); i++) {
      String word = Wording.lower(tokens, i);
      if (Told.PRESENT.contains(word) || word.equals("has") || word.equals("have")) {
        return false;
      }
      if (Told.isPast(sentence, i, word)) {
        boolean auxiliary = BE.contains(word) && i + 1 < sentence.to();
        if (!auxiliary && isActive(sentence, i)) {
          return true;
        }
        return !DECIDED.contains(auxiliary ? Wording.lower(tokens, i + 1) : word);
      }
    }
    return false;
  }

  /// "The evaluation of August confirmed that", "of May named a successor": who decides was there.
  private static boolean isActive(Sentence sentence, int verb) {
    return verb + 1 < sentence.to()
        && sentence.tokens().is(verb + 1, TokenClass.WORD)
        && !sentence.tokens().isOneOf(verb + 1, AWAY);
  }

  /// "Minutes of the site visit of 16 February": what took place has its record.
  private static boolean isRecorded(Sentence sentence, int join) {
    Tokens tokens = sentence.tokens();
    boolean took = tokens.isOneOf(join, HELD) || tokens.isWord(join, "of");
    if (!took) {
      return false;
    }
    for (int i = join - 3; i >= Math.max(sentence.from(), join - RECORDED); i--) {
      if (tokens.isOneOf(i, RECORDS) && tokens.isWord(i + 1, "of")) {
        return true;
      }
    }
    return false;
  }

  /// "The invoice of 12 March", "(field log, 12 March)": what is referred to is there already.
  static boolean isRecord(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    int join = mention.from() - 1;
    if (!mention.isDay() || join <= sentence.from()) {
      return false;
    }
    if (!tokens.isOneOf(join - 1, RECORDS)) {
      return isRecorded(sentence, join);
    }
    if (tokens.is(join, TokenClass.COMMA)) {
      return mention.to() < sentence.to() && tokens.is(mention.to(), TokenClass.CLOSE);
    }
    return tokens.isWord(join, "of") && !Wording.before(sentence, join - 1).equals("next");
  }
}
