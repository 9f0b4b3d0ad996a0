package app.assay.points.rules;

import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// Figures that are told of a whole kind: "A kilometre of hedgerow stores 100 tonnes", "Hip
/// replacements last 15 years", "Leather tanning needs 30 litres". What the writers have built or
/// set up ("Tokens expire after 60 minutes") is none, nor is what their own people do.
final class KindFigures {

  /// A sentence that begins with one of them speaks of certain things, not of a kind.
  private static final WordSet CERTAIN = WordLists.words("certain-things");

  /// Parts of what writers build, write or arrange, and those who use it or take part.
  private static final WordSet ARRANGED = WordLists.words("arranged");

  /// Materials, trades and other names of kinds that have no plural.
  private static final WordSet MASS = WordLists.words("mass");

  /// Between the noun of the subject and what belongs to it.
  private static final WordSet BEHIND = WordLists.words("behind-noun");

  /// So one tells of what a thing of the kind gives off or takes in.
  private static final WordSet GIVES_OFF = WordLists.words("gives-off");

  /// "Eight cantons accept": so many of all.
  private static final WordSet REALMS = WordLists.words("realms");

  private static final WordSet WHERE = WordLists.words("where");

  private static final WordSet LARGE = WordLists.words("large-numbers");

  private static final WordSet MEASURES = WordLists.words("measures-of-kind");

  /// So few are at hand as often as not.
  private static final WordSet FEW = WordLists.words("few");

  private static final WordSet ADDRESSED = WordLists.words("addressed");

  /// "Up to" and "within" make a figure round; what else sets a value leaves it to the writers.
  private static final WordSet ROUND = WordLists.words("round-figure");

  /// The verb comes within so many tokens.
  private static final int SUBJECT = 9;

  private KindFigures() {}

  /// The sentence tells something in figures of a kind.
  static boolean holds(Sentence sentence) {
    if (sentence.hasAny(Cue.OWN, Cue.DECISION)
        || sentence.hasAny(Cue.PREFER, Cue.LIKING)
        || isSet(sentence)) {
      return false;
    }
    Tokens tokens = sentence.tokens();
    int from = sentence.from();
    if (!tokens.is(from, TokenClass.WORD) && !tokens.is(from, TokenClass.NUM)) {
      return false;
    }
    if (tokens.isOneOf(from, CERTAIN)) {
      return false;
    }
    int verb = Tense.present(sentence);
    if (verb <= from || verb > from + SUBJECT || isAddressed(sentence)) {
      return false;
    }
    if (isMany(sentence, verb)) {
      return true;
    }
    boolean placed = isPlaced(sentence, verb);
    return (placed || !sentence.hasAny(Cue.SPAN_OF_TIME, Cue.PERFORMANCE))
        && isKind(sentence, verb, placed)
        && hasFigure(sentence, verb);
  }

  /// "Two billion people drink", "Over 12,000 municipalities use": so many that somebody must have
  /// counted them.
  private static boolean isMany(Sentence sentence, int verb) {
    Tokens tokens = sentence.tokens();
    boolean many = false;
    for (int i = sentence.from(); i < verb; i++) {
      if (tokens.is(i, TokenClass.MONEY) || tokens.isOneOf(i, ARRANGED)) {
        return false;
      }
      many |= tokens.isOneOf(i, LARGE) || (tokens.is(i, TokenClass.NUM) && isLong(tokens, i));
    }
    if (tokens.isOneOf(sentence.from() + 1, REALMS)
        && sentence.first(Cue.COUNT).filter(c -> c.from() == sentence.from()).isPresent()) {
      return true;
    }
    return many && sentence.first(Cue.CROWD).filter(crowd -> crowd.from() < verb).isPresent();
  }

  /// Four digits or more: "12,000", no year.
  private static boolean isLong(Tokens tokens, int token) {
    return tokens.end(token) - tokens.start(token) > 4;
  }

  /// "A flat in Bonfim", "Clinics in Norway": the kind of a place.
  private static boolean isPlaced(Sentence sentence, int verb) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from() + 1; i + 1 < verb; i++) {
      if (tokens.isOneOf(i, WHERE) && tokens.is(i + 1, TokenClass.CAP)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSet(Sentence sentence) {
    for (CueMatch set : sentence.all(Cue.SETTING)) {
      if (!sentence.tokens().isOneOf(set.from(), ROUND)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasFigure(Sentence sentence, int verb) {
    for (CueMatch count : sentence.all(Cue.COUNT)) {
      if (count.from() > verb
          && !sentence.tokens().isOneOf(count.from(), FEW)
          && Figures.isFigure(sentence, count.from())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAddressed(Sentence sentence) {
    if (!sentence.mayHold(ADDRESSED) && !sentence.has(TokenClass.CODE)) {
      return false;
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, ADDRESSED) || sentence.tokens().is(i, TokenClass.CODE)) {
        return true;
      }
    }
    return false;
  }

  /// The words before the verb name a kind.
  private static boolean isKind(Sentence sentence, int verb, boolean placed) {
    Tokens tokens = sentence.tokens();
    int from = sentence.from();
    int head = -1;
    for (int i = from; i < verb; i++) {
      if (head < 0 && i > from && tokens.isOneOf(i, BEHIND)) {
        head = i - 1;
      }
      boolean name = i > from && head < 0 && tokens.is(i, TokenClass.CAP);
      if (name || !tokens.is(i, TokenClass.WORD) || tokens.isOneOf(i, ARRANGED)) {
        return false;
      }
    }
    head = head < 0 ? verb - 1 : head;
    String noun = tokens.lower(head);
    String first = tokens.lower(from);
    if (first.equals("a") || first.equals("an")) {
      return placed
          || tokens.isOneOf(head, MASS)
          || isMeasured(sentence, verb)
          || tokens.isOneOf(verb, GIVES_OFF);
    }
    return Subject.isPlural(noun)
        ? placed
            || sentence.has(Cue.UNIT_AMOUNT)
            || sentence.first(Cue.CROWD).filter(crowd -> crowd.from() < verb).isPresent()
        : tokens.isOneOf(head, MASS);
  }

  /// "A square metre of vinyl carries", "A kilometre of hedgerow stores".
  private static boolean isMeasured(Sentence sentence, int verb) {
    for (int i = sentence.from() + 1; i + 1 < verb; i++) {
      if (sentence.tokens().isOneOf(i, MEASURES) && sentence.tokens().isWord(i + 1, "of")) {
        return true;
      }
    }
    return false;
  }
}
