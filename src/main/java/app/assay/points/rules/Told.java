package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.time.LocalDate;
import java.util.Optional;

/// Tells whether a sentence tells of a date as past.
final class Told {

  private static final WordSet PAST = WordLists.words("told-past");

  /// Words that end like a past form and are none, or speak of what is to come.
  private static final WordSet NOT_PAST = WordLists.words("told-not-past");

  /// Words that end like one and are no form of a verb, or none of its past.
  private static final WordSet NO_VERB = WordLists.words("told-no-verb");

  static final WordSet PRESENT = WordLists.words("told-present");

  /// Before a date they say that it is a term, an origin or part of a name.
  private static final WordSet NOT_THE_DAY = WordLists.words("told-term");

  private static final WordSet ENDS = WordLists.words("lasted-until");

  /// What goes on for a time, and in this form went on.
  private static final WordSet LASTED = WordLists.words("told-lasted");

  static final WordSet ARTICLES = WordLists.words("told-article");

  static final WordSet AUXILIARIES = WordLists.words("told-auxiliary");

  /// Words from the sentence's start to a date that is not led in.
  private static final int SOON = 3;

  private static final WordSet RESOLVED = WordLists.words("told-resolved");

  /// What is done before them is not done on their day.
  private static final WordSet BEFORE = WordLists.words("told-before");

  static final WordSet OCCASIONS = WordLists.words("told-occasion");

  /// Forms that ask for something as well as they tell of it, or name it.
  private static final WordSet IMPERATIVES = WordLists.words("told-imperative");

  /// They give the reason of what is told before them.
  private static final WordSet REASONS = WordLists.words("told-reason");

  private static final WordSet RESOLUTION = WordLists.words("told-resolution");

  private static final WordSet DONE = WordLists.words("was-done");

  private static final WordSet BY_NOW = WordLists.words("told-by-now");

  private static final WordSet GIVEN_OUT = WordLists.words("told-given-out");

  /// Of those that look ahead as well, what happens on a day.
  private static final WordSet HAPPENS = WordLists.words("told-happens");

  private Told() {}

  /// The first date of a sentence that certainly lies after a day.
  static Optional<DateMention> ahead(Sentence sentence, LocalDate day) {
    for (DateMention mention : sentence.dates()) {
      if (mention.sound().map(d -> d.isAfter(day)).orElse(false)) {
        return Optional.of(mention);
      }
    }
    return Optional.empty();
  }

  /// "Contract to 31 December": the date is a term.
  static boolean isTerm(Sentence sentence, DateMention mention) {
    return mention.from() > sentence.from()
        && NOT_THE_DAY.contains(sentence.tokens().lower(mention.from() - 1));
  }

  /// What stands beside a date in its sentence happened on it.
  static boolean asPast(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    String before = mention.from() > sentence.from() ? tokens.lower(mention.from() - 1) : "";
    if (isOrigin(sentence, mention, before) || isOccasion(sentence, mention)) {
      return true;
    }
    if (Occasion.leads(sentence, mention)) {
      return hasPast(sentence, mention.to());
    }
    if (NOT_THE_DAY.contains(before) && !Occasion.isOf(sentence, mention)) {
      return false;
    }
    String after = mention.to() < sentence.to() ? tokens.lower(mention.to()) : "";
    if (before.equals("on") && after.equals("and") && isPastAt(sentence, mention.to() + 1)) {
      return true;
    }
    if (before.equals("from") && (after.startsWith("on") || Onset.is(sentence, mention))) {
      return false;
    }
    return before(sentence, mention).orElseGet(() -> isBehind(sentence, mention));
  }

  /// "Since 4 May", "dated 4 May", "lasted until 4 May".
  private static boolean isOrigin(Sentence sentence, DateMention mention, String before) {
    return before.equals("since")
        || before.equals("dated")
        || DatedThing.isRecord(sentence, mention)
        || (ENDS.contains(before) && lasted(sentence, mention));
  }

  private static boolean isOccasion(Sentence sentence, DateMention mention) {
    return Occasion.goesOn(sentence, mention)
        || Occasion.isWhen(sentence, mention)
        || Occasion.isBehind(sentence, mention)
        || Occasion.isWhich(sentence, mention)
        || Occasion.isSaidAt(sentence, mention);
  }

  /// What the words before a date say of it, the nearest first; nothing where they say nothing.
  private static Optional<Boolean> before(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    boolean label = false;
    for (int i = mention.from() - 1; i >= sentence.from() && !tokens.is(i, ';'); i--) {
      String word = tokens.lower(i);
      if (label && isLineEnd(tokens, i)) {
        return Optional.of(false);
      }
      label |= tokens.is(i, TokenClass.COLON);
      if (Promised.is(sentence, i, word) || isAhead(sentence, mention, i, word)) {
        return Optional.of(false);
      }
      if (isPast(sentence, i, word)) {
        return Optional.of(!isTermLabel(sentence, i + 1, mention));
      }
      if (isPresent(sentence, i, word)) {
        return Optional.of(false);
      }
    }
    return Optional.empty();
  }

  /// A form of the present, or one that only ends like a past form.
  private static boolean isPresent(Sentence sentence, int i, String word) {
    boolean done = i > sentence.from() && sentence.tokens().isOneOf(i - 1, DONE);
    return (PRESENT.contains(word) && !Occasion.isNamed(sentence, i))
        || (NOT_PAST.contains(word) && word.endsWith("ed") && !(done && HAPPENS.contains(word)));
  }

  /// What follows a date that nothing leads in happened on it.
  private static boolean isBehind(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    if (isSetOff(tokens, sentence, mention)) {
      return hasPast(sentence, mention.to());
    }
    if (mention.to() < sentence.to() && tokens.is(mention.to(), TokenClass.COLON)) {
      return mention.from() - sentence.from() <= SOON && isEntry(sentence, mention.to() + 1);
    }
    int from = afterLabel(sentence, mention);
    boolean leads = tokens.isOneOf(from, Occasion.LEADING);
    return mention.from() - from <= (leads ? Occasion.LED : SOON)
        && hasPast(sentence, mention.to());
  }

  /// "Decision needed by: 30 September", "Resolved: to repeat it in 2027".
  private static boolean isTermLabel(Sentence sentence, int token, DateMention mention) {
    Tokens tokens = sentence.tokens();
    return tokens.is(token, TokenClass.COLON)
        ? tokens.isWord(token + 1, "to")
        : token + 2 == mention.from()
            && tokens.isWord(token, "by")
            && tokens.is(token + 1, TokenClass.COLON);
  }

  /// "**Local history**: on 12 November we showed the map": what is told begins behind its label,
  /// or with the date behind the entry before it.
  private static int afterLabel(Sentence sentence, DateMention mention) {
    if (mention.from() > sentence.from() && sentence.tokens().is(mention.from() - 1, ';')) {
      return mention.from();
    }
    for (int i = mention.from() - 2; i > sentence.from(); i--) {
      if (sentence.tokens().is(i, TokenClass.COLON)) {
        return i + 1;
      }
    }
    return sentence.from();
  }

  /// "Legal read it on 2 April and had no remarks": what was so afterwards tells when it was.
  static boolean isPastAt(Sentence sentence, int token) {
    return token < sentence.to() && isPast(sentence, token, sentence.tokens().lower(token));
  }

  /// "Before the vote on 19 February", "for the owners' meeting on 5 March": the date is that of
  /// what something was done for.
  private static boolean isAhead(Sentence sentence, DateMention mention, int i, String word) {
    if (i >= mention.from() - 2) {
      return false;
    }
    return BEFORE.contains(word)
        || (word.equals("ahead") && sentence.tokens().isWord(i + 1, "of"))
        || (word.equals("for") && sentence.tokens().isOneOf(mention.from() - 2, OCCASIONS));
  }

  /// The token is the last of its line.
  private static boolean isLineEnd(Tokens tokens, int token) {
    for (int at = tokens.end(token); at < tokens.start(token + 1); at++) {
      if (tokens.text().charAt(at) == '\n') {
        return true;
      }
    }
    return false;
  }

  /// "It ran until 15 January": what went on up to a day is over.
  static boolean lasted(Sentence sentence, DateMention mention) {
    for (int i = mention.from() - 2; i >= sentence.from(); i--) {
      if (sentence.tokens().isOneOf(i, LASTED)) {
        return isPast(sentence, i, sentence.tokens().lower(i));
      }
      if (sentence.tokens().is(i, ';') || sentence.tokens().isOneOf(i, PRESENT)) {
        return false;
      }
    }
    return false;
  }

  /// "16 March: run completed", but not "June: set up the desk" or "March: hire staff (none
  /// found)".
  private static boolean isEntry(Sentence sentence, int from) {
    int to = from;
    while (to < sentence.to()
        && !sentence.tokens().is(to, TokenClass.OPEN)
        && !sentence.tokens().is(to, ';')
        && !sentence.tokens().isOneOf(to, REASONS)) {
      to++;
    }
    return from < to
        && !IMPERATIVES.contains(sentence.tokens().lower(from))
        && hasPast(sentence, from, to);
  }

  /// "The test, on 16 January, showed no leak".
  private static boolean isSetOff(Tokens tokens, Sentence sentence, DateMention mention) {
    int comma = mention.from() - 2;
    return comma > sentence.from()
        && mention.to() < sentence.to()
        && tokens.is(comma, TokenClass.COMMA)
        && tokens.is(mention.to(), TokenClass.COMMA);
  }

  /// The first verb from a token on is a past form.
  static boolean hasPast(Sentence sentence, int from) {
    return hasPast(sentence, from, sentence.to());
  }

  private static boolean hasPast(Sentence sentence, int from, int to) {
    Tokens tokens = sentence.tokens();
    for (int i = from; i < to; i++) {
      String word = tokens.lower(i);
      if (isPast(sentence, i, word)) {
        return true;
      }
      if (PRESENT.contains(word) && !isNoun(sentence, i, word)) {
        return false;
      }
    }
    return false;
  }

  /// "The source run completed": before a past form it is what did so.
  private static boolean isNoun(Sentence sentence, int i, String word) {
    return IMPERATIVES.contains(word)
        && i > sentence.from()
        && i + 1 < sentence.to()
        && isPast(sentence, i + 1, sentence.tokens().lower(i + 1));
  }

  /// "Has its inspection", but not "has passed".
  private static boolean owns(Sentence sentence, int next) {
    return next < sentence.to()
        && (sentence.tokens().is(next, TokenClass.NUM)
            || sentence.tokens().isOneOf(next, ARTICLES));
  }

  /// "The team agreed on three measures", but not "the agreed price".
  private static boolean isResolved(Sentence sentence, int i, String word) {
    Tokens tokens = sentence.tokens();
    return RESOLVED.contains(word)
        && i > sentence.from()
        && i + 1 < sentence.to()
        && tokens.isOneOf(i + 1, RESOLUTION)
        && tokens.is(i - 1, TokenClass.WORD)
        && !ARTICLES.contains(tokens.lower(i - 1))
        && !AUXILIARIES.contains(tokens.lower(i - 1));
  }

  /// "€31.50 per kilo, roasted, from 1 March".
  private static boolean isAttribute(Sentence sentence, int i, String word) {
    return word.endsWith("ed")
        && i > sentence.from()
        && i + 1 < sentence.to()
        && sentence.tokens().is(i - 1, TokenClass.COMMA)
        && sentence.tokens().is(i + 1, TokenClass.COMMA);
  }

  /// "Annual meeting: 26 November, as already notified": how it is known, not what happened.
  private static boolean isAsSaid(Sentence sentence, int i) {
    int as = i > sentence.from() && sentence.tokens().isOneOf(i - 1, BY_NOW) ? i - 2 : i - 1;
    return as >= sentence.from()
        && sentence.tokens().isWord(as, "as")
        && sentence.tokens().isOneOf(i, GIVEN_OUT);
  }

  /// True for a verb in the past.
  static boolean isPast(Sentence sentence, int i, String word) {
    Tokens tokens = sentence.tokens();
    if (!tokens.is(i, TokenClass.WORD)) {
      return false;
    }
    boolean past =
        PAST.contains(word)
            || (word.endsWith("ed")
                && word.length() > 4
                && !NOT_PAST.contains(word)
                && !NO_VERB.contains(word));
    if (!past) {
      return isResolved(sentence, i, word);
    }
    if (isAttribute(sentence, i, word)
        || isAsSaid(sentence, i)
        || StillAhead.isSaturday(sentence, i)) {
      return false;
    }
    if ((word.equals("has") || word.equals("have")) && owns(sentence, i + 1)) {
      return false;
    }
    if (i == sentence.from() && word.endsWith("ed") && i + 1 < sentence.to()) {
      return OpeningForm.isPast(tokens, i);
    }
    String before = i > sentence.from() ? tokens.lower(i - 1) : "";
    boolean letter = before.equals("a") && i - 1 > sentence.from() && tokens.is(i - 1, 'A');
    return letter || (!ARTICLES.contains(before) && !AUXILIARIES.contains(before));
  }
}
