package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// A century, or its beginning or end, that does not hold the year in which the same thing is said
/// to have been made: "a seventeenth-century granary, erected in 1742".
///
/// @param from its first token
/// @param to after its last
/// @param first year of it
/// @param last year of it
record Centuries(int from, int to, int first, int last) {

  private static final WordSet MADE = WordLists.words("century-made");

  private static final WordSet ABOUT = WordLists.words("century-about");

  private static final WordSet OTHER = WordLists.words("century-other");

  private static final WordSet SITE = WordLists.words("century-site");

  private static final WordSet SUBJECT = WordLists.words("century-subject");

  /// Words before a century that may take it to another thing: "on the site of a".
  private static final int LEAD = 3;

  private static final String SUFFIX = "-century";

  private static final int HUNDRED = 100;

  private static final int HALF = 50;

  /// People round, and what was begun in one is finished in the other.
  private static final int SLACK = 5;

  /// From the century to the verb, and from that to the year.
  private static final int REACH = 12;

  private static final int NEAR = 6;

  private static final int DIGITS = 4;

  private static final int FIRST = 8;

  private static final int LAST = 21;

  /// The first of a sentence.
  static Optional<CalendarTold> in(Sentence sentence) {
    if (!sentence.mayHold(MADE)) {
      return Optional.empty();
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      Optional<CalendarTold> wrong = at(sentence, i).flatMap(c -> c.wrong(sentence));
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private static Optional<Centuries> at(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    String word = tokens.lower(i);
    boolean whole = word.endsWith(SUFFIX);
    int century =
        whole
            ? LengthOfTime.ordinal(word.substring(0, word.length() - SUFFIX.length()))
            : i + 1 < sentence.to() && tokens.isWord(i + 1, "century")
                ? LengthOfTime.ordinal(word)
                : 0;
    if (century < FIRST || century > LAST) {
      return Optional.empty();
    }
    int first = (century - 1) * HUNDRED;
    int last = century * HUNDRED;
    int before = i - 1;
    if (before >= sentence.from() && tokens.isWord(before, "early")) {
      last -= HALF;
    } else if (before >= sentence.from() && tokens.isWord(before, "late")) {
      first += HALF;
    } else {
      before = i;
    }
    return Optional.of(new Centuries(before, whole ? i + 1 : i + 2, first, last));
  }

  /// "…, erected in 1742", "was built in 1742": what is made is the thing of that century, for
  /// nothing but its name stands between.
  private Optional<CalendarTold> wrong(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    if (Wording.hasWithin(sentence, Math.max(sentence.from(), from - LEAD), from, SITE)) {
      return Optional.empty();
    }
    for (int i = to; i < Math.min(sentence.to(), to + REACH); i++) {
      if (tokens.isOneOf(i, MADE)) {
        int year = year(sentence, i + 1);
        return year >= 0 && isOut(Integer.parseInt(tokens.text(year)))
            ? Optional.of(told(sentence, year))
            : Optional.empty();
      }
      if (tokens.isOneOf(i, OTHER)
          || tokens.isOneOf(i, SUBJECT)
          || tokens.is(i, ';')
          || tokens.is(i, TokenClass.NUM)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private CalendarTold told(Sentence sentence, int year) {
    return new CalendarTold(
        from,
        year + 1,
        year,
        year + 1,
        "year",
        "%s is not of the “%s”."
            .formatted(sentence.tokens().text(year), CalendarTold.words(sentence, from, to)));
  }

  private boolean isOut(int year) {
    return year < first - SLACK || year > last + SLACK;
  }

  /// The year behind "in" or "about", a few words on; -1 for none.
  private static int year(Sentence sentence, int from) {
    Tokens tokens = sentence.tokens();
    for (int i = from; i < Math.min(sentence.to(), from + NEAR); i++) {
      String text = tokens.text(i);
      if (tokens.is(i, TokenClass.NUM) || tokens.is(i, TokenClass.YEAR)) {
        boolean year =
            text.length() == DIGITS
                && text.chars().allMatch(c -> c >= '0' && c <= '9')
                && tokens.isOneOf(i - 1, ABOUT);
        boolean doubted = i + 1 < sentence.to() && tokens.is(i + 1, '[');
        return year && !doubted ? i : -1;
      }
      if (tokens.is(i, TokenClass.COMMA) || tokens.isOneOf(i, OTHER)) {
        return -1;
      }
    }
    return -1;
  }
}
