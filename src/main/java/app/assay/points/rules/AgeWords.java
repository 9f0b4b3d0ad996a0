package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Numerals;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;

/// The words of an age: "nine years old", "turns 74", "its tenth anniversary", "fifteen years of
/// work".
///
/// @param from the first token
/// @param to after the last
/// @param count how many years
/// @param kind how they are counted
record AgeWords(int from, int to, int count, Kind kind) {

  /// How years are counted.
  enum Kind {
    /// Full years since the beginning.
    OLD,
    /// The same since a birth.
    AGED,
    /// By the calendar: the year less that of the beginning.
    TURN,
    ANNIVERSARY,
    /// The first begins with the thing.
    YEAR,
    /// The first stands at the beginning, and one may have been left out.
    EDITION,
    /// A stretch of years.
    SPAN,
    /// The same, celebrated.
    FEAST,
    /// The same, spent with a house or in an office.
    SERVICE
  }

  private static final WordSet SO = WordLists.words("age-so");

  private static final WordSet POSSESSIVE = WordLists.words("own-things");

  private static final WordSet YEARS = WordLists.words("age-years");

  private static final WordSet KEPT = WordLists.words("kept-days");

  private static final WordSet CELEBRATED = WordLists.words("age-celebrated");

  private static final WordSet COMPLETED = WordLists.words("age-completed");

  /// Before a number they make it an age.
  private static final WordSet AGED = WordLists.words("aged");

  private static final WordSet EDITIONS = WordLists.words("age-edition");

  private static final WordSet BORN = WordLists.words("reckoned-born");

  /// Of whom a sentence goes on to tell.
  private static final WordSet WHO = WordLists.words("age-who");

  private static final WordSet TURNS = WordLists.words("age-turns");

  /// Behind a number of years they say that somebody has spent them there.
  private static final WordSet SPENT = WordLists.words("age-spent");

  private static final WordSet THERE = WordLists.words("age-there");

  private static final WordSet HAVING = WordLists.words("age-having");

  /// Before "after eleven years" they say that somebody went.
  private static final WordSet LEFT = WordLists.words("age-left");

  /// What is kept after hundreds and halves of them, in one word.
  private static final WordSet CENTURIES = WordLists.words("age-century");

  private static final WordSet AFTER_AGE = WordLists.words("age-behind");

  /// "Every second year" is no age.
  private static final WordSet EACH = WordLists.words("every");

  /// From "left" to "after eleven years".
  private static final int GONE = 5;

  private static final String YEAR_OLD = "-year-old";

  /// Nothing is counted in more digits.
  private static final int LONGEST = 3;

  /// Years of half a century.
  private static final int HALF = 50;

  /// All of a sentence, by place.
  static List<AgeWords> in(Sentence sentence) {
    boolean may =
        sentence.mayHold(YEARS)
            || sentence.mayHold(KEPT)
            || sentence.mayHold(EDITIONS)
            || sentence.mayHold(CENTURIES)
            || sentence.mayHold(TURNS)
            || sentence.mayHold(BORN)
            || sentence.mayHold(AGED)
            || sentence.mayHold(WHO)
            || sentence
                    .tokens()
                    .text()
                    .indexOf(YEAR_OLD, sentence.span().start(), sentence.span().end())
                >= 0;
    return may ? read(sentence) : List.of();
  }

  private static List<AgeWords> read(Sentence sentence) {
    List<AgeWords> all = new ArrayList<>();
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      int number = number(tokens, i);
      if (number > 0) {
        counted(sentence, i, number, all);
      } else if (tokens.lower(i).endsWith(YEAR_OLD)) {
        String word = tokens.lower(i);
        add(all, i, i + 1, value(word.substring(0, word.length() - YEAR_OLD.length())), Kind.OLD);
      } else if (tokens.isOneOf(i, CENTURIES)) {
        add(all, i, i + 1, century(tokens.lower(i)), Kind.ANNIVERSARY);
      } else if (i + 1 < sentence.to() && !tokens.isOneOf(i - 1, EACH)) {
        ranked(tokens, i, all);
      }
    }
    return all;
  }

  private static void counted(Sentence sentence, int i, int number, List<AgeWords> all) {
    Tokens tokens = sentence.tokens();
    boolean years = i + 1 < sentence.to() && tokens.isOneOf(i + 1, YEARS);
    boolean more = i + 2 < sentence.to();
    int joined = joinedOld(sentence, i);
    if (joined > 0) {
      add(all, i, joined, number, Kind.OLD);
    } else if (!years
        && i > sentence.from()
        && tokens.isOneOf(i - 1, TURNS)
        && isFree(sentence, i + 1)) {
      add(all, i - 1, i + 1, number, Kind.TURN);
    } else if (!years && i > sentence.from() && isAged(sentence, i)) {
      add(all, i, i + 1, number, Kind.AGED);
    } else if (!years && i > sentence.from() && isOldWhen(sentence, i)) {
      add(all, i, i + 1, number, Kind.OLD);
    } else if (years && more && tokens.isWord(i + 2, "old")) {
      add(all, i, i + 3, number, Kind.OLD);
    } else if (years && i > sentence.from() && isFeast(sentence, i)) {
      add(all, i, i + 2, number, Kind.FEAST);
    } else if (years && i > sentence.from() && isSpan(tokens, i - 1)) {
      add(all, i, i + 2, number, Kind.SPAN);
    } else if (years && isSpent(sentence, i)) {
      add(all, i, i + 2, number, Kind.SERVICE);
    }
  }

  /// "71-year-old": after its last token, or -1.
  private static int joinedOld(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    for (int old = i + 2; old < Math.min(sentence.to(), i + 5); old++) {
      boolean joined = tokens.text().startsWith(YEAR_OLD, tokens.end(i));
      if (joined && tokens.end(old) == tokens.end(i) + YEAR_OLD.length()) {
        return old + 1;
      }
    }
    return -1;
  }

  /// "Marks ten years", "completing ten years this March", not "completed ten years of study".
  private static boolean isFeast(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    int next = i + 2;
    boolean done =
        tokens.isOneOf(i - 1, COMPLETED)
            && (next >= sentence.to()
                || !tokens.is(next, TokenClass.WORD)
                || RelativeTime.at(sentence, next).isPresent()
                || isInMonth(sentence, next));
    return done || tokens.isOneOf(i - 1, CELEBRATED);
  }

  /// "In November".
  private static boolean isInMonth(Sentence sentence, int in) {
    return sentence.tokens().isWord(in, "in")
        && in + 1 < sentence.to()
        && sentence.tokens().is(in + 1, TokenClass.MONTH);
  }

  /// "Eleven years with the firm", "for nine years, since", "retired after 22 years".
  private static boolean isSpent(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    int next = i + 2;
    boolean comma =
        next < sentence.to()
            && (tokens.is(next, TokenClass.COMMA) || tokens.is(next, TokenClass.OPEN));
    int word = comma ? next + 1 : next;
    if (word < sentence.to()
        && (comma ? tokens.isWord(word, "since") : isWith(sentence, i, word))) {
      return true;
    }
    boolean after = i > sentence.from() && tokens.isWord(i - 1, "after");
    return after && Wording.hasWithin(sentence, Math.max(sentence.from(), i - GONE), i, LEFT);
  }

  /// "Brings eleven years with us", not "with ten years in the trade".
  private static boolean isWith(Sentence sentence, int number, int word) {
    Tokens tokens = sentence.tokens();
    return tokens.isOneOf(word, SPENT)
        && word + 1 < sentence.to()
        && tokens.isOneOf(word + 1, THERE)
        && !(number > sentence.from() && tokens.isOneOf(number - 1, HAVING));
  }

  /// "A span of 32 years", "a history of 32 years".
  private static boolean isSpan(Tokens tokens, int before) {
    return tokens.isWord(before, "of")
        && (tokens.isWord(before - 1, "span") || tokens.isWord(before - 1, "history"));
  }

  /// "Aged 71", "at the age of 71": an age of somebody who was born.
  private static boolean isAged(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    boolean free =
        i + 1 >= sentence.to()
            || !tokens.is(i + 1, TokenClass.WORD)
            || tokens.isOneOf(i + 1, AFTER_AGE);
    boolean aged =
        tokens.isWord(i - 1, "aged")
            || (tokens.isWord(i - 1, "of")
                && i - 1 > sentence.from()
                && tokens.isWord(i - 2, "age"));
    return (aged && free) || isAside(sentence, i) || isAt(sentence, i);
  }

  /// "Anna Meyer (42)", "Anna Meyer, 42,", where a birth is told.
  private static boolean isAside(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    boolean aside =
        i - 2 >= sentence.from()
            && i + 1 < sentence.to()
            && (tokens.is(i - 1, TokenClass.OPEN) && tokens.is(i + 1, TokenClass.CLOSE)
                || tokens.is(i - 1, TokenClass.COMMA) && tokens.is(i + 1, TokenClass.COMMA));
    return aside
        && sentence.mayHold(BORN)
        && tokens.is(i - 2, TokenClass.WORD)
        && !tokens.is(i - 2, TokenClass.MONTH)
        && Character.isUpperCase(tokens.text().charAt(tokens.start(i - 2)));
  }

  /// "At 34, Meyer, born in", "at 42 she".
  private static boolean isAt(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    int next = i + 1;
    boolean who = next < sentence.to() && tokens.isOneOf(next, WHO);
    boolean ends =
        next >= sentence.to()
            || tokens.is(next, TokenClass.COMMA)
            || tokens.is(next, TokenClass.STOP)
            || tokens.is(next, ';');
    return tokens.isWord(i - 1, "at") && (who || (ends && sentence.mayHold(BORN)));
  }

  /// "Was 71 when".
  private static boolean isOldWhen(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    return (tokens.isWord(i - 1, "was") || tokens.isWord(i - 1, "is"))
        && i + 1 < sentence.to()
        && tokens.isWord(i + 1, "when");
  }

  /// No unit and nothing counted stands there.
  private static boolean isFree(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    return token >= sentence.to()
        || !tokens.is(token, TokenClass.WORD)
        || tokens.isOneOf(token, AFTER_AGE);
  }

  private static int century(String word) {
    return switch (word) {
      case "half-century" -> HALF;
      case "bicentenary", "bicentennial" -> 4 * HALF;
      case "sesquicentenary", "sesquicentennial" -> 3 * HALF;
      case "tercentenary", "tricentennial" -> 6 * HALF;
      default -> 2 * HALF;
    };
  }

  private static void ranked(Tokens tokens, int i, List<AgeWords> all) {
    Kind kind =
        tokens.isOneOf(i + 1, KEPT)
            ? Kind.ANNIVERSARY
            : tokens.isOneOf(i + 1, EDITIONS)
                ? Kind.EDITION
                : tokens.isWord(i + 1, "year") ? Kind.YEAR : Kind.SPAN;
    if (kind != Kind.SPAN) {
      add(all, i, i + 2, LengthOfTime.ordinal(tokens.lower(i)), kind);
    }
  }

  private static void add(List<AgeWords> all, int from, int to, int years, Kind kind) {
    if (years > 0) {
      all.add(new AgeWords(from, to, years, kind));
    }
  }

  /// The whole number that a token is, in digits or letters; 0 for a year and for other words.
  static int number(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.YEAR) ? 0 : value(tokens.lower(token));
  }

  /// "74", "thirty-two"; 0 for other words.
  static int value(String word) {
    int whole = LengthOfTime.whole(word);
    if (whole > 0) {
      return word.length() <= LONGEST ? whole : 0;
    }
    double number = Numerals.ofWord(word);
    return Double.isNaN(number) ? 0 : (int) number;
  }

  /// Set off by commas or brackets: that is how old somebody is today.
  boolean isAside(Sentence sentence) {
    return from > sentence.from()
        && (sentence.tokens().is(from - 1, TokenClass.COMMA)
            || sentence.tokens().is(from - 1, TokenClass.OPEN));
  }

  /// "Founded in 1979 and therefore in its 37th year": so it is now.
  boolean isJoined(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    int in = from - 2;
    int joint = tokens.isOneOf(in - 1, SO) ? in - 2 : in - 1;
    return kind == Kind.YEAR
        && joint > sentence.from()
        && tokens.isWord(in, "in")
        && tokens.isOneOf(in + 1, POSSESSIVE)
        && tokens.isWord(joint, "and");
  }

  /// Such words are said of people, too.
  boolean isOfPerson() {
    return kind == Kind.OLD || kind == Kind.AGED || kind == Kind.TURN;
  }

  /// Such words are said of what somebody celebrates.
  boolean isKept() {
    return kind == Kind.ANNIVERSARY
        || kind == Kind.EDITION
        || kind == Kind.YEAR
        || kind == Kind.FEAST;
  }
}
