package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// Two deeds of a sentence that are told one after the other and dated the other way round: "first
/// reported faulty on 2 December, swapped on 20 November", "began on 3 November, once the plan had
/// been signed on 21 November", "the Uno (2021), followed by the Duo (2019)".
final class ToldOrder {

  /// What is done on a day stands so near before it.
  private static final int REACH = 8;

  /// Between the first date and the verb of what is told next.
  private static final int JOIN = 4;

  /// Before a date: what is told was done on it.
  private static final WordSet ON = WordLists.words("label-on");

  private static final WordSet JOINS = WordLists.words("told-next");

  private static final WordSet THEIRS = WordLists.words("own-things");

  /// With them the second deed is the earlier one.
  private static final WordSet TURNS = WordLists.words("range-turns");

  private static final WordSet ANSWERS = WordLists.words("told-answer");

  /// Between a paper and its date.
  private static final WordSet PAPER = WordLists.words("replaced-of");

  /// "Was buried": done to somebody, and not by him.
  private static final WordSet HELPING = WordLists.words("told-helping");

  /// Before "it" they make a deed one that could not be done without it.
  private static final WordSet UNDER = WordLists.words("told-under");

  private static final WordSet IT = WordLists.words("told-it");

  /// The ends of what takes time.
  private static final WordSet EDGES = WordLists.words("told-edge");

  /// What is written of something that was.
  private static final WordSet REPORTS = WordLists.words("told-report");

  /// Between it and what it is of.
  private static final WordSet REPORTED = WordLists.words("told-report-on");

  private static final WordSet ARTICLES = WordLists.words("told-article");

  private static final WordSet PERFECT = WordLists.words("has");

  private final Sentence sentence;
  private final Tokens tokens;
  private final DateMention first;
  private final DateMention second;

  private ToldOrder(Sentence sentence, DateMention first, DateMention second) {
    this.sentence = sentence;
    this.tokens = sentence.tokens();
    this.first = first;
    this.second = second;
  }

  /// @param first the date that is named first
  /// @param second the next one
  static boolean isBroken(Sentence sentence, DateMention first, DateMention second) {
    ToldOrder order = new ToldOrder(sentence, first, second);
    if (DatePairs.isBefore(second, first)) {
      return order.isGoingOn()
          || order.isGoingOnAside()
          || order.isUnderIt()
          || order.isFollowedBy()
          || order.isFollowing()
          || order.isBeforeEdge()
          || order.isNext()
          || order.isReportOn();
    }
    return DatePairs.isBefore(first, second)
        && (order.isAfterDeath()
            || order.isHaving()
            || order.isOnce()
            || order.followsIt()
            || order.answersIt());
  }

  /// "Were circulated on 29 January and corrected on 27 January", "came on 25 November and their
  /// report was published on 18 November".
  private boolean isGoingOn() {
    if (!isOn(first) || !hasPast(Math.max(sentence.from(), first.from() - REACH), first.from())) {
      return false;
    }
    int at = first.to();
    while (at < second.from() && at - first.to() < JOIN && isJoin(at)) {
      at++;
    }
    if (at == first.to() || at >= second.from()) {
      return false;
    }
    int verb = tokens.isOneOf(at, THEIRS) ? at + 2 : at;
    boolean aside = at == first.to() + 1 && isOfWho();
    return verb < second.from()
        && !aside
        && isPast(verb)
        && second.from() - verb <= REACH
        && isOn(second)
        && isPlain(verb, second.from());
  }

  /// "Sir Alan, who died in March, opened the gallery": the first date stands in what is said
  /// aside.
  private boolean isOfWho() {
    for (int i = first.from() - 1; i >= Math.max(sentence.from(), first.from() - REACH); i--) {
      if (tokens.is(i, TokenClass.COMMA)) {
        return tokens.isWord(i + 1, "who") || tokens.isWord(i + 1, "which");
      }
    }
    return false;
  }

  /// "Was apprenticed in 1716, at fourteen, and signed it in 1698": more is said of the first deed.
  private boolean isGoingOnAside() {
    if (!isOn(first) || !hasPast(Math.max(sentence.from(), first.from() - REACH), first.from())) {
      return false;
    }
    for (int i = first.to() + 1; i + 1 < second.from() && i - first.to() <= REACH; i++) {
      if (isPast(i)) {
        return false;
      }
      if (tokens.isWord(i, "and")) {
        int verb = tokens.isOneOf(i + 1, HELPING) ? i + 2 : i + 1;
        return isPast(verb)
            && second.from() - verb <= REACH
            && isOn(second)
            && isPlain(first.to(), second.from());
      }
    }
    return false;
  }

  /// "He died in 1740, having added a third bell in 1752".
  private boolean isHaving() {
    int comma = first.to();
    return tokens.is(comma, TokenClass.COMMA)
        && tokens.isWord(comma + 1, "having")
        && isOn(first)
        && isOn(second)
        && tokens.is(comma + 2, TokenClass.WORD)
        && hasPast(Math.max(sentence.from(), first.from() - REACH), first.from())
        && second.from() - comma <= REACH + JOIN;
  }

  private boolean isJoin(int token) {
    return tokens.is(token, TokenClass.COMMA)
        || tokens.is(token, ';')
        || tokens.isOneOf(token, JOINS);
  }

  /// The date is that on which it was done, and not one of a paper or a term.
  private boolean isOn(DateMention date) {
    int before = date.from() - 1;
    return before >= sentence.from() && (tokens.isOneOf(before, ON) || isPast(before));
  }

  private boolean isPlain(int from, int to) {
    for (int i = from; i < to; i++) {
      if (tokens.is(i, TokenClass.OPEN) || tokens.is(i, ';') || tokens.isOneOf(i, TURNS)) {
        return false;
      }
    }
    return true;
  }

  /// "The Uno (2021), followed by the Duo (2019)".
  private boolean isFollowedBy() {
    int join = find("followed", "by");
    return join >= 0
        && join - first.to() < JOIN
        && second.from() - join <= REACH
        && isAttached(first)
        && isAttached(second);
  }

  /// "The pilot ended in November 2025, and the launch followed in October 2025".
  private boolean isFollowing() {
    int verb = second.from() - 2;
    return verb > first.to()
        && tokens.isWord(verb, "followed")
        && isOn(second)
        && isOn(first)
        && hasPast(Math.max(sentence.from(), first.from() - REACH), first.from())
        && isPlain(first.to(), second.from());
  }

  /// The date stands in brackets behind a thing, or tells when it was.
  private boolean isAttached(DateMention date) {
    int before = date.from() - 1;
    return before >= sentence.from()
        && (tokens.is(before, TokenClass.OPEN)
            || tokens.isOneOf(before, ON)
            || tokens.isWord(before, "of"));
  }

  /// "Began on 3 November, once the plan had been signed off on 21 November".
  private boolean isOnce() {
    for (int i = first.to(); i < second.from(); i++) {
      if (tokens.isWord(i, "once")) {
        boolean past = hasPast(sentence.from(), first.from());
        boolean has = !past && Wording.hasWithin(sentence, i, second.from(), PERFECT);
        return (past ? isOn(second) : has && isAttached(second))
            && isOn(first)
            && isPlain(i, second.from())
            && hasPast(i + 1, second.from());
      }
    }
    return false;
  }

  /// "The sign-off of 14 October followed the valuation date of 31 October".
  private boolean followsIt() {
    for (int i = first.to(); i + 1 < second.from(); i++) {
      if (tokens.isWord(i, "followed") && tokens.isOneOf(i + 1, ARTICLES)) {
        return isAttached(first)
            && second.from() - i <= REACH
            && isAttached(second)
            && isPlain(i + 1, second.from());
      }
    }
    return false;
  }

  /// "The memo was sent on 14 November; it answered the committee's questions of 20 November".
  private boolean answersIt() {
    for (int i = first.to(); i < second.from(); i++) {
      if (tokens.isOneOf(i, ANSWERS) && !tokens.isWord(i + 1, "by")) {
        return (isAttached(first) || isOn(first))
            && second.from() - i <= REACH
            && isOfPaper(second)
            && isPlain(i + 1, second.from());
      }
    }
    return false;
  }

  /// "Sir Alan, who died in March, opened the gallery on 9 May".
  private boolean isAfterDeath() {
    int died = first.from() - 2;
    if (died - 1 <= sentence.from()
        || !tokens.isWord(died, "died")
        || !tokens.isWord(died - 1, "who")
        || !isOn(first)
        || !isOn(second)) {
      return false;
    }
    for (int i = second.from() - 1; i > first.to(); i--) {
      if (tokens.is(i, TokenClass.COMMA)) {
        return isPast(i + 1) && !tokens.isOneOf(i + 1, HELPING);
      }
    }
    return false;
  }

  /// "The licence was granted on 4 May, and the first policies under it were signed on 18 March".
  private boolean isUnderIt() {
    int it = -1;
    for (int i = first.to() + 1; i < second.from(); i++) {
      boolean under = tokens.isOneOf(i - 1, UNDER) && tokens.isOneOf(i, IT);
      it = under ? i : it;
      if (tokens.isWord(i, "had") || tokens.is(i, ';')) {
        return false;
      }
    }
    return it > 0
        && tokens.isOneOf(it + 1, HELPING)
        && isOn(first)
        && isOn(second)
        && hasPast(Math.max(sentence.from(), first.from() - REACH), first.from())
        && second.from() - it <= REACH;
  }

  /// "Was elected on 6 June; the next election is on 5 June".
  private boolean isNext() {
    for (int i = first.to() + 1; i < second.from(); i++) {
      if (tokens.isWord(i, "next")) {
        return (tokens.isOneOf(i - 1, ARTICLES) || tokens.is(i - 1, TokenClass.COMMA))
            && second.from() - i <= REACH
            && hasPast(Math.max(sentence.from(), first.from() - REACH), first.from())
            && isPlain(i, second.from());
      }
    }
    return false;
  }

  private boolean isOfPaper(DateMention date) {
    int before = date.from() - 1;
    return tokens.is(before, TokenClass.OPEN) || tokens.isOneOf(before, PAPER);
  }

  /// "Went in on 29 July, well before the closing date of 24 July".
  private boolean isBeforeEdge() {
    int join = -1;
    for (int i = first.to(); i < second.from(); i++) {
      join = tokens.isWord(i, "before") ? i : join;
    }
    return join >= 0
        && second.from() - join <= REACH
        && isAttached(second)
        && isPlain(join + 1, second.from())
        && Wording.hasWithin(sentence, join, second.from(), EDGES)
        && isOn(first)
        && hasPast(sentence.from(), first.from());
  }

  /// "The report on the trial of 22 April was issued on 15 April".
  private boolean isReportOn() {
    return tokens.isWord(first.from() - 1, "of")
        && isOn(second)
        && second.from() - first.to() <= REACH
        && Wording.hasWithin(
            sentence, sentence.from(), Math.min(first.from(), sentence.from() + JOIN), REPORTS)
        && Wording.hasWithin(sentence, sentence.from(), first.from() - 1, REPORTED)
        && hasPast(first.to(), second.from())
        && isPlain(first.to(), second.from());
  }

  private int find(String word, String next) {
    for (int i = first.to(); i + 1 < second.from(); i++) {
      if (tokens.isWord(i, word) && tokens.isWord(i + 1, next)) {
        return i;
      }
    }
    return -1;
  }

  private boolean hasPast(int from, int to) {
    for (int i = from; i < to; i++) {
      if (isPast(i)) {
        return true;
      }
    }
    return false;
  }

  private boolean isPast(int token) {
    return Told.isPast(sentence, token, tokens.lower(token));
  }
}
