package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Finds what in a sentence says which of several like things is meant.
final class ScopeReader {

  private static final WordSet ORDER = WordLists.words("kind-order");

  private static final WordSet APART = WordLists.words("kind-apart");

  private static final WordSet NO_NAME = WordLists.words("no-name");

  private static final WordSet SCALES = WordLists.words("scales");

  private static final WordSet REFERENCES = WordLists.words("references");

  private static final WordSet NEEDS = WordLists.words("version-needed");

  private static final WordSet PRONOUNS = WordLists.words("first-pronoun");

  private static final int DATED =
      TokenClass.YEAR.bit()
          | TokenClass.MONTH.bit()
          | TokenClass.QUARTER.bit()
          | TokenClass.DATE.bit();

  private static final int YEARS = 0;
  private static final int MONTHS = 1;
  private static final int KINDS_OF = 2;
  private static final int NAMES = 3;

  private final Sentence sentence;
  private final Tokens tokens;
  private final boolean[] taken;

  /// The tokens of notes; empty where there is none.
  private final boolean[] notes;

  private @Nullable Parts parts;

  ScopeReader(Sentence sentence) {
    this.sentence = sentence;
    this.tokens = sentence.tokens();
    this.taken = new boolean[sentence.to() - sentence.from()];
    this.notes = notes(sentence);
    for (DateMention date : sentence.dates()) {
      Arrays.fill(taken, date.from() - sentence.from(), date.to() - sentence.from(), true);
    }
    read();
  }

  /// True for a token that is part of a date, a name, a version or a note and so no value.
  boolean isTaken(int token) {
    return taken[token - sentence.from()];
  }

  /// True for a token of a note in square brackets, such as `[differs from “5” in line 3]`: its
  /// words and numbers are about the sentence and none of what the sentence says.
  boolean isNote(int token) {
    return notes.length > 0 && notes[token - sentence.from()];
  }

  /// True where there is a note.
  boolean holdNotes() {
    return notes.length > 0;
  }

  private static boolean[] notes(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    int open = -1;
    boolean[] notes = {};
    boolean mayHold =
        sentence.has(TokenClass.OPEN)
            && tokens.text().indexOf('[', sentence.span().start(), sentence.span().end()) >= 0;
    for (int i = sentence.from() + 1; mayHold && i < sentence.to(); i++) {
      if (tokens.is(i, '[')) {
        open = i;
      } else if (open >= 0 && tokens.is(i, ']')) {
        boolean link = i + 1 < sentence.to() && tokens.is(i + 1, TokenClass.LINK);
        notes = notes.length == 0 ? new boolean[sentence.to() - sentence.from()] : notes;
        Arrays.fill(notes, open - sentence.from(), i + 1 - sentence.from(), !link);
        open = -1;
      }
    }
    return notes;
  }

  private void read() {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if ((tokens.classes(i) & DATED) != 0
          || (tokens.is(i, TokenClass.VERSION) && !isNeededVersion(i))
          || (isNumberedName(i) && !isNeededVersion(i) && !isPort(i))
          || isDayOfMonth(i)
          || TwelveHours.minutes(sentence, i) >= 0
          || isNote(i)) {
        taken[i - sentence.from()] = true;
      }
    }
  }

  /// "listens on port 8080"
  boolean isPort(int i) {
    return i > sentence.from() && tokens.is(i, TokenClass.NUM) && tokens.isWord(i - 1, "port");
  }

  /// "needs version 4.2", but not "in version 4.2".
  boolean isNeededVersion(int i) {
    return i > sentence.from() + 1
        && tokens.isWord(i - 1, "version")
        && tokens.text(i - 1).equals("version")
        && NEEDS.contains(tokens.text(i - 2));
  }

  /// The "31" of "31 January", and the "3" of "3 to 31 January".
  private boolean isDayOfMonth(int i) {
    if (!tokens.is(i, TokenClass.NUM) || tokens.end(i) - tokens.start(i) > 2) {
      return false;
    }
    boolean range =
        i + 3 < sentence.to()
            && (tokens.is(i + 1, TokenClass.DASH) || tokens.isWord(i + 1, "to"))
            && tokens.is(i + 3, TokenClass.MONTH);
    return range
        ? isDayOfMonth(i + 2)
        : i + 1 < sentence.to() && tokens.is(i + 1, TokenClass.MONTH);
  }

  private int stem(int token) {
    return tokens.stem(token);
  }

  /// A capital within a sentence; the title case of a table and of a heading names nothing.
  private boolean isName(int token) {
    return tokens.is(token, TokenClass.CAP)
        && token > sentence.from()
        && sentence.cell().isEmpty()
        && !tokens.is(token - 1, TokenClass.COLON)
        && !tokens.is(token - 1, TokenClass.NUM)
        && !Unit.isCurrency(tokens.text(token))
        && !tokens.is(token, TokenClass.MONTH)
        && !tokens.is(token, TokenClass.QUARTER)
        && tokens.end(token) - tokens.start(token) > 1
        && !tokens.isLight(token);
  }

  /// A plain number right after a noun and before no noun of its own: "tank 3 has".
  private boolean isNumberedName(int i) {
    if (i == sentence.from()
        || !tokens.is(i, TokenClass.NUM)
        || tokens.is(i, TokenClass.MONEY)
        || tokens.is(i, TokenClass.PERCENT)
        || !tokens.is(i - 1, TokenClass.WORD)
        || tokens.start(i) - tokens.end(i - 1) > 1
        || (tokens.isLight(i - 1) && !REFERENCES.contains(tokens.text(i - 1)))
        || NO_NAME.contains(tokens.text(i - 1))
        || Unit.isCurrency(tokens.text(i - 1))
        || tokens.text(i - 1).endsWith("ed")
        || tokens.end(i) - tokens.start(i) > 4
        || isScale(i + 1)) {
      return false;
    }
    return i + 1 >= sentence.to()
        || !tokens.is(i + 1, TokenClass.WORD)
        || (Unit.of(tokens.text(i + 1)) == null
            && !isPerCent(i + 1)
            && NounPhrase.end(tokens, i + 1, sentence.to()) == i + 1);
  }

  private boolean isPerCent(int token) {
    return token + 1 < sentence.to()
        && tokens.isWord(token, "per")
        && tokens.isWord(token + 1, "cent");
  }

  private boolean isScale(int token) {
    return token < sentence.to() && SCALES.contains(tokens.text(token));
  }

  /// The scope of a value; a year or name belongs to the value that it stands nearest to.
  ///
  /// @param others where other values of the sentence stand
  /// @param dated false for a date, whose scope has no other
  Scope of(int from, int to, List<Integer> others, boolean dated, ClauseReader clauses) {
    Parts all = parts();
    if (all.count == 0) {
      return Scope.NONE;
    }
    int first = clauses.first(from);
    int last = clauses.last(to);
    int[][] stems = new int[4][all.count];
    int[] counts = new int[4];
    for (int k = 0; k < all.count; k++) {
      int i = all.tokens[k];
      int part = all.parts[k];
      boolean within = part == KINDS_OF ? i >= first && i < last : dated || part == NAMES;
      if (within && isNearest(i, from, to, others)) {
        stems[part][counts[part]++] = stem(i, part);
      }
    }
    return new Scope(
        StemSet.of(stems[YEARS], counts[YEARS]),
        StemSet.of(stems[MONTHS], counts[MONTHS]),
        StemSet.of(stems[KINDS_OF], counts[KINDS_OF]),
        StemSet.of(stems[NAMES], counts[NAMES]));
  }

  /// The scope that a header or label gives to its cells.
  Scope ofTitle() {
    ClauseReader clauses = new ClauseReader(sentence, this);
    Scope all = of(sentence.from(), sentence.to(), List.of(), true, clauses);
    return new Scope(all.years(), all.months(), ofTitleWords(), all.names());
  }

  /// Of a longer title only the first word says which kind: "Median time to repair".
  private StemSet ofTitleWords() {
    int last = sentence.words() <= 2 ? sentence.to() : sentence.from() + 1;
    int[] stems = new int[sentence.to() - sentence.from()];
    int count = 0;
    for (int i = sentence.from(); i < last; i++) {
      if (tokens.is(i, TokenClass.WORD) && isKind(i) && !isBoundWord(i)) {
        stems[count++] = stem(i);
      }
    }
    return StemSet.of(stems, count);
  }

  private boolean isBoundWord(int token) {
    String word = tokens.lower(token);
    return word.equals("maximum") || word.equals("minimum");
  }

  /// The tokens that belong to a part of the scope.
  private record Parts(int[] tokens, int[] parts, int count) {}

  private Parts parts() {
    Parts known = parts;
    if (known == null) {
      int[] places = new int[taken.length];
      int[] kinds = new int[taken.length];
      int count = 0;
      for (int i = sentence.from(); i < sentence.to(); i++) {
        int part = part(i);
        if (part >= 0) {
          places[count] = i;
          kinds[count++] = part;
        }
      }
      known = new Parts(places, kinds, count);
      parts = known;
    }
    return known;
  }

  /// Which part of a scope a token belongs to, or -1.
  private int part(int i) {
    if (isNote(i) || isAsOf(i)) {
      return -1;
    }
    if (taken[i - sentence.from()]) {
      if (tokens.is(i, TokenClass.YEAR)) {
        return YEARS;
      }
      if (tokens.is(i, TokenClass.MONTH)
          || tokens.is(i, TokenClass.QUARTER)
          || tokens.is(i, TokenClass.DATE)
          || isBesideMonth(i)) {
        return MONTHS;
      }
      return tokens.is(i, TokenClass.VERSION) || isNumberedName(i) ? NAMES : -1;
    }
    if (!tokens.is(i, TokenClass.WORD)) {
      return -1;
    }
    return isKind(i) ? KINDS_OF : isName(i) ? NAMES : -1;
  }

  /// "(as of 2026-03-01)": the day on which somebody looked. What is said was so before that.
  private boolean isAsOf(int i) {
    return tokens.is(i, TokenClass.DATE)
        && i - 2 >= sentence.from()
        && tokens.isWord(i - 1, "of")
        && tokens.isWord(i - 2, "as");
  }

  private int stem(int i, int part) {
    if (part == NAMES && !tokens.is(i, TokenClass.CAP) && i > sentence.from()) {
      return 31 * stem(i - 1) + stem(i);
    }
    int month =
        part == MONTHS && tokens.is(i, TokenClass.MONTH) ? WordClasses.month(tokens.text(i)) : 0;
    if (month > 0) {
      return month;
    }
    return tokens.is(i, TokenClass.NUM) && part == MONTHS ? 7 * stem(i) + 1 : stem(i);
  }

  /// "Before the change", but not "before it answers".
  private boolean isKind(int i) {
    if (!tokens.isOneOf(i, ORDER) && !tokens.isOneOf(i, APART)) {
      return false;
    }
    return i + 1 >= sentence.to()
        || (!tokens.isOneOf(i + 1, PRONOUNS) && !(isOrderInTime(tokens.lower(i)) && isTime(i + 1)));
  }

  private static boolean isOrderInTime(String word) {
    return word.equals("after") || word.equals("before");
  }

  /// "Deleted after 14 days": a length of time, and not what comes after something.
  private boolean isTime(int token) {
    return token + 1 < sentence.to()
        && !Double.isNaN(tokens.value(token))
        && Unit.isTime(tokens.text(token + 1));
  }

  private boolean isBesideMonth(int i) {
    return (i + 1 < sentence.to() && tokens.is(i + 1, TokenClass.MONTH))
        || (i > sentence.from() && tokens.is(i - 1, TokenClass.MONTH));
  }

  /// A year or name beyond an "and" belongs to the value on that side.
  private boolean isNearest(int at, int from, int to, List<Integer> others) {
    int mine = at < from ? from - at : at - to;
    boolean apart = isParted(at, from);
    for (int other : others) {
      boolean between = at > to ? other > to && other < at : other < from && other > at;
      if (between && Math.abs(other - at) < mine + 2) {
        return false;
      }
      if (apart && !isParted(at, other)) {
        return false;
      }
    }
    return true;
  }

  private boolean isParted(int one, int two) {
    for (int i = Math.min(one, two) + 1; i < Math.max(one, two); i++) {
      String word = tokens.text(i);
      if (word.equals("and") || word.equals("or") || tokens.is(i, TokenClass.COMMA)) {
        return true;
      }
    }
    return false;
  }
}
