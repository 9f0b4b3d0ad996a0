package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// What somebody has taken on or what is agreed: told with "will", and no forecast.
final class Task {

  /// What one person does for the others: book, bring, draft.
  private static final WordSet TASKS = WordLists.words("tasks");

  private static final WordSet PERSONS = WordLists.words("task-persons");

  /// They open what was settled.
  private static final WordSet LABELS = WordLists.words("task-labels");

  private static final WordSet SETTLED = WordLists.words("settled-by");

  private static final WordSet SETTLEMENT = WordLists.words("settlement");

  private static final WordSet WE = WordLists.words("task-subject");

  /// Those who do what they are given.
  private static final WordSet DOERS = WordLists.words("doers");

  private static final WordSet ACTS = WordLists.words("acts");

  private static final WordSet DECIDED = WordLists.words("decided");

  private static final WordSet WHERE = WordLists.words("be-where");

  /// From the one who does it to "will": a name in commas.
  private static final int NAME = 5;

  /// What binds: a contract, an order, a timetable.
  private static final WordSet BINDING = WordLists.words("binding");

  private static final WordSet UNDER = WordLists.words("under-binding");

  private static final WordSet POINTING = WordLists.words("pointing-back");

  /// How often or how soon somebody does what was promised.
  private static final WordSet FREQUENT = WordLists.words("frequent");

  private static final WordSet BRIEF = WordLists.words("brief");

  /// Words from "under" or a bracket to what binds.
  private static final int REACH = 3;

  /// From "as" to "decided", from "that is" to "decision".
  private static final int SETTLING = 7;

  /// A label is no longer than so many tokens.
  private static final int LABEL = 6;

  private Task() {}

  /// "She will swap back to the old vials", "our field engineer will call", "we will isolate Q4 on
  /// 9 March"; a single name may be a product's.
  ///
  /// @param will the words that tell the future
  /// @param verb the last of them
  static boolean isGiven(Sentence sentence, CueMatch will, int verb) {
    Tokens tokens = sentence.tokens();
    if (verb + 1 >= sentence.to()) {
      return false;
    }
    if (isActed(sentence, will, verb)) {
      return true;
    }
    if (!isPerson(sentence, will, verb)) {
      return false;
    }
    if (Wording.hasAfter(sentence, verb, TokenClass.PERCENT, TokenClass.FACTOR)
        || tokens.isWord(verb + 1, "be")) {
      return false;
    }
    return (tokens.isOneOf(verb + 1, TASKS) && !isOutcome(sentence, verb + 1, false))
        || (isSetFor(sentence, verb + 2) && !isOutcome(sentence, verb + 1, true));
  }

  /// "We will repeat the audit", "every operator will be on site".
  private static boolean isActed(Sentence sentence, CueMatch will, int verb) {
    Tokens tokens = sentence.tokens();
    boolean act = tokens.isOneOf(verb + 1, ACTS);
    return (act && isWe(tokens, will, verb))
        || ((act || isPresent(sentence, verb + 1)) && isDoer(sentence, will.from() - 1));
  }

  /// "Will be on site".
  private static boolean isPresent(Sentence sentence, int be) {
    return sentence.tokens().isWord(be, "be") && WHERE.contains(Wording.after(sentence, be));
  }

  private static boolean isWe(Tokens tokens, CueMatch will, int verb) {
    return tokens.isOneOf(verb, WE) || (will.from() > 0 && tokens.isOneOf(will.from() - 1, WE));
  }

  /// "Every operator", "our field engineer, Tobiah Wren,": nothing but a name stands between.
  private static boolean isDoer(Sentence sentence, int who) {
    Tokens tokens = sentence.tokens();
    for (int i = who; i >= sentence.from() && who - i < NAME; i--) {
      if (tokens.isOneOf(i, DOERS)) {
        return true;
      }
      if (!tokens.is(i, TokenClass.CAP) && !tokens.is(i, TokenClass.COMMA)) {
        return false;
      }
    }
    return false;
  }

  /// "She", "our field engineer", "we'll", "Tobiah Wren".
  private static boolean isPerson(Sentence sentence, CueMatch will, int verb) {
    Tokens tokens = sentence.tokens();
    String first = Wording.lower(tokens, will.from());
    int apostrophe = Math.max(first.indexOf('\''), first.indexOf('’'));
    if (will.from() == verb && apostrophe > 0) {
      return PERSONS.contains(first.substring(0, apostrophe));
    }
    int who = will.to() - will.from() > 1 ? will.from() : will.from() - 1;
    if (who > sentence.from() && tokens.is(who, TokenClass.COMMA)) {
      who--;
    }
    if (who < sentence.from()) {
      return false;
    }
    return tokens.isOneOf(who, PERSONS)
        || (who > sentence.from()
            && tokens.is(who, TokenClass.CAP)
            && tokens.is(who - 1, TokenClass.CAP)
            && tokens.is(who - 1, TokenClass.WORD));
  }

  /// "Will fall", "will double": what comes about by itself, whoever it is said of.
  ///
  /// @param wide true where "will bring" is one as well
  private static boolean isOutcome(Sentence sentence, int verb, boolean wide) {
    for (CueMatch match : sentence.matches()) {
      boolean turn =
          match.cue() == Cue.GROWTH
              || (wide && (match.cue() == Cue.SHIFT || match.cue() == Cue.TURNOUT));
      if (turn && match.from() == verb) {
        return true;
      }
    }
    return false;
  }

  /// "On 9 March", "monthly", "within a fortnight": the day or the term to which it is promised.
  private static boolean isSetFor(Sentence sentence, int from) {
    Tokens tokens = sentence.tokens();
    for (int i = from; i < sentence.to(); i++) {
      boolean day =
          i + 2 < sentence.to()
              && tokens.isWord(i, "on")
              && (tokens.is(i + 1, TokenClass.DATE)
                  || (tokens.is(i + 1, TokenClass.NUM) && tokens.is(i + 2, TokenClass.MONTH))
                  || (tokens.is(i + 1, TokenClass.MONTH) && tokens.is(i + 2, TokenClass.NUM)));
      boolean term =
          tokens.isWord(i, "within")
              && i + 2 < sentence.to()
              && (tokens.isOneOf(i + 2, BRIEF)
                  || (i + 3 < sentence.to() && tokens.isOneOf(i + 3, BRIEF)));
      if (day || term || tokens.isOneOf(i, FREQUENT)) {
        return true;
      }
    }
    return false;
  }

  /// "Under work order 7751", "(collective agreement, § 7)", "as the committee decided", "that is
  /// part of the contract".
  static boolean isAgreed(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (tokens.isOneOf(i, DECIDED) && !sentence.has(TokenClass.PERCENT)) {
        return true;
      }
      if (tokens.is(i, TokenClass.OPEN) || isUnder(sentence, i)) {
        for (int j = i + 1; j < Math.min(sentence.to(), i + 1 + REACH); j++) {
          if (tokens.isOneOf(j, BINDING)) {
            return true;
          }
        }
      }
      if (tokens.isWord(i, "as") && hasNear(sentence, i, SETTLED)) {
        return true;
      }
      boolean told =
          i + 1 < sentence.to()
              && i > sentence.from()
              && tokens.isOneOf(i, POINTING)
              && tokens.isWord(i + 1, "is");
      if (told && hasNear(sentence, i, SETTLEMENT)) {
        return true;
      }
    }
    return isLabelled(sentence) || sentence.text().indexOf('§') >= 0;
  }

  /// "Per order" tells a price, "as per order 7751" what binds.
  private static boolean isUnder(Sentence sentence, int at) {
    Tokens tokens = sentence.tokens();
    return tokens.isOneOf(at, UNDER)
        && (!tokens.isWord(at, "per")
            || Wording.before(sentence, at).equals("as")
            || Wording.after(sentence, at).equals("the"));
  }

  private static boolean hasNear(Sentence sentence, int at, WordSet words) {
    Tokens tokens = sentence.tokens();
    for (int i = at + 1; i < Math.min(sentence.to(), at + SETTLING); i++) {
      if (tokens.is(i, TokenClass.COMMA) || tokens.is(i, ';')) {
        return false;
      }
      if (tokens.isOneOf(i, words)) {
        return true;
      }
    }
    return false;
  }

  /// "Decision 2-1: we will bottle the first lot", "Training: every operator will attend".
  private static boolean isLabelled(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    if (sentence.from() == sentence.to() || !tokens.isOneOf(sentence.from(), LABELS)) {
      return false;
    }
    int last = Math.min(sentence.to(), sentence.from() + LABEL);
    for (int i = sentence.from() + 1; i < last; i++) {
      if (tokens.is(i, TokenClass.COLON)) {
        return !sentence.has(TokenClass.PERCENT) && !sentence.has(TokenClass.FACTOR);
      }
    }
    return false;
  }
}
