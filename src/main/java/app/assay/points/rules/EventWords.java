package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Moment;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Tokens;
import java.util.List;

/// The words that say what happens at a moment: the event and the things that it happens to.
final class EventWords {

  private static final WordSet FILLERS = WordLists.words("moment-fillers");

  private static final WordSet TELLS_APART = WordLists.words("moment-tells-apart");

  private static final WordSet CURRENCIES = WordLists.words("currencies");

  private static final WordSet ENDS_OF_DATES = WordLists.words("ends-of-dates");

  /// So many tokens may stand between an event and its moment, and fewer where it comes first.
  private static final int REACH = 9;

  private static final int REACH_AFTER = 5;

  private final Sentence sentence;
  private final Moment moment;
  private StemSet events = StemSet.EMPTY;
  private StemSet things = StemSet.EMPTY;
  private StemSet capitals = StemSet.EMPTY;
  private StemSet names = StemSet.EMPTY;
  private int event;
  private int word;
  private int distance = Integer.MAX_VALUE;
  private boolean title;
  private boolean definite;
  private boolean oneOfSeveral;

  EventWords(Sentence sentence, Moment moment) {
    this.sentence = sentence;
    this.moment = moment;
  }

  /// They are a label or an entry of a chronicle, and no clause.
  void areTitle() {
    title = true;
  }

  /// They are but "the launch".
  void areDefinite() {
    definite = true;
  }

  /// What happens, one stem for all words of it; 0 where no such word is near.
  int event() {
    return event;
  }

  /// The stem of the word that names it.
  int word() {
    return word;
  }

  /// See [#areTitle()].
  boolean isTitle() {
    return title;
  }

  /// All events among them.
  StemSet events() {
    return events;
  }

  /// The other words.
  StemSet things() {
    return things;
  }

  /// Those of the other words that are written like names.
  StemSet capitals() {
    return capitals;
  }

  /// Names with digits, such as that of a version.
  StemSet names() {
    return names;
  }

  /// See [#areDefinite()].
  boolean isDefinite() {
    return definite;
  }

  /// "The first hearing", "each launch".
  boolean isOneOfSeveral() {
    return oneOfSeveral;
  }

  /// They say only what happens, and to nothing.
  boolean isBare() {
    return things.isEmpty() && names.isEmpty();
  }

  /// Takes some words of a sentence or cell.
  void add(Sentence of, int from, int to) {
    Tokens tokens = of.tokens();
    for (int i = from; i < to; i++) {
      if (isOfMoment(of, i) || of.isNote(i) || isEndOfDate(of, i)) {
        continue;
      }
      if (isName(tokens, i)) {
        names = names.plus(StemSet.of(tokens.hash(i)));
      } else if (tokens.isOneOf(i, TELLS_APART)) {
        oneOfSeveral = true;
      } else if (tokens.is(i, TokenClass.WORD) && !tokens.isLight(i)) {
        word(of, i);
      }
    }
  }

  private void word(Sentence of, int token) {
    int stem = of.stem(token);
    int kind = Events.of(stem);
    if (kind != 0) {
      event(of, token, kind);
    } else if (!of.tokens().isOneOf(token, FILLERS)) {
      StemSet thing = StemSet.of(Synonyms.of(stem));
      things = things.plus(thing);
      capitals = isCapital(of, token) ? capitals.plus(thing) : capitals;
    }
  }

  /// The event nearest to the moment is its own, and one before it rather than one behind.
  private void event(Sentence of, int token, int kind) {
    boolean before = token < moment.from();
    int far = before ? moment.from() - token : token - moment.to() + REACH;
    boolean near = of != sentence || title || far <= (before ? REACH : REACH + REACH_AFTER);
    if (near && far < distance) {
      distance = far;
      event = kind;
      word = of.stem(token);
    }
    events = events.plus(StemSet.of(kind));
  }

  /// A capital that does not only begin the sentence.
  private static boolean isCapital(Sentence of, int token) {
    Tokens tokens = of.tokens();
    int second = tokens.start(token) + 1;
    return tokens.is(token, TokenClass.CAP)
        && !CURRENCIES.contains(tokens.text(token))
        && (token > of.from()
            || (second < tokens.end(token) && Character.isUpperCase(tokens.text().charAt(second))));
  }

  private static boolean isOfMoment(Sentence of, int token) {
    List<Moment> moments = of.moments();
    for (int i = 0; i < moments.size(); i++) {
      if (token >= moments.get(i).from() && token < moments.get(i).to()) {
        return true;
      }
    }
    return false;
  }

  /// "The end of March".
  static boolean isEndOfDate(Sentence of, int token) {
    return token + 2 < of.to()
        && of.tokens().isOneOf(token, ENDS_OF_DATES)
        && of.tokens().isWord(token + 1, "of")
        && isOfMoment(of, token + 2);
  }

  static boolean isFiller(Tokens tokens, int token) {
    return tokens.isOneOf(token, FILLERS);
  }

  /// "3.2", "INC-2178", "Q6", "25-118".
  private static boolean isName(Tokens tokens, int token) {
    if (tokens.is(token, TokenClass.MONEY) || tokens.is(token, TokenClass.PERCENT)) {
      return false;
    }
    String text = tokens.text();
    boolean digit = false;
    boolean more = false;
    for (int i = tokens.start(token); i < tokens.end(token); i++) {
      char c = text.charAt(i);
      digit |= c >= '0' && c <= '9';
      more |= Character.isLetter(c) || c == '-' || c == '.';
    }
    return digit && more;
  }
}
