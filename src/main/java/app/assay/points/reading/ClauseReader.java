package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The words of a sentence as stems, and of the clause around a place. A cell's words are those of
/// its column's header and its row's label.
final class ClauseReader {

  /// A word, and words of dates among them.
  private static final int NO_STEM =
      TokenClass.WORD.bit() | TokenClass.MONTH.bit() | TokenClass.QUARTER.bit();

  private static final WordSet BREAKS = WordLists.words("clause-break");

  /// Marks that end a clause.
  private static final int MARKS =
      TokenClass.COMMA.bit()
          | TokenClass.COLON.bit()
          | TokenClass.STOP.bit()
          | TokenClass.OPEN.bit()
          | TokenClass.CLOSE.bit();

  private final Sentence sentence;
  private final Tokens tokens;
  private final ScopeReader scopes;
  private final boolean[] excluded;
  private @Nullable StemSet all;
  private @Nullable StemSet ofTable;

  ClauseReader(Sentence sentence, ScopeReader scopes) {
    this.sentence = sentence;
    this.tokens = sentence.tokens();
    this.scopes = scopes;
    this.excluded = new boolean[sentence.to() - sentence.from()];
  }

  /// Leaves a value, its unit and its noun out of the clauses of the others.
  void exclude(int from, int to) {
    Arrays.fill(excluded, from - sentence.from(), to - sentence.from(), true);
  }

  /// All words of the sentence, and of a cell's header and label.
  StemSet all() {
    StemSet known = all;
    if (known == null) {
      known = sentence.stems().plus(parts()).plus(ofTable());
      all = known;
    }
    return known;
  }

  /// The parts of words with a hyphen: "full-time" is "full time" elsewhere.
  private StemSet parts() {
    StemSet parts = StemSet.EMPTY;
    String text = tokens.text();
    if (text.indexOf('-', sentence.span().start(), sentence.span().end()) < 0) {
      return parts;
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      int end = tokens.end(i);
      int at = tokens.start(i) + 1;
      while (at < end && text.charAt(at) != '-') {
        at++;
      }
      if (at < end && tokens.is(i, TokenClass.WORD)) {
        parts = parts.plus(StemSet.of(Stems.of(text, tokens.start(i), at)));
        parts = parts.plus(StemSet.of(Stems.of(text, at + 1, end)));
      }
    }
    return parts;
  }

  /// The words of the clause around a quantity, but those of quantities.
  StemSet around(int from, int to) {
    StemSet table = ofTable();
    if (!table.isEmpty()) {
      return table;
    }
    StemSet clause = stems(first(from), last(to), true);
    boolean afterColon = from > sentence.from() && tokens.is(from - 1, TokenClass.COLON);
    boolean aside =
        from > sentence.from()
            && tokens.is(from - 1, TokenClass.OPEN)
            && tokens.is(from, TokenClass.DATE);
    if (clause.isEmpty() && (afterColon || aside)) {
      return stems(first(from - 1), from - 1, true);
    }
    boolean leads = to < sentence.to() && tokens.is(to, TokenClass.COLON);
    return clause.isEmpty() && leads ? stems(to + 1, last(to + 1), true) : clause;
  }

  /// The first token of the clause that a quantity stands in.
  int first(int from) {
    int first = from;
    if (first > sentence.from() && tokens.isWord(first - 1, "since")) {
      first--;
    }
    while (first > sentence.from() && !breaks(first - 1)) {
      first--;
    }
    return first;
  }

  /// After the last token of its clause.
  int last(int to) {
    int last = to;
    while (last < sentence.to() && !breaks(last)) {
      last++;
    }
    return last;
  }

  private StemSet ofTable() {
    StemSet known = ofTable;
    if (known == null) {
      known = readTable();
      ofTable = known;
    }
    return known;
  }

  private StemSet readTable() {
    Optional<Sentence.Cell> cell = sentence.cell();
    if (cell.isEmpty() || cell.get().isHeader()) {
      return StemSet.EMPTY;
    }
    StemSet label = words(cell.get().label(), true);
    return words(cell.get().header(), false).plus(label);
  }

  /// The words of a header or label, one word alone whatever it is, but not "Value" and "Item".
  private static StemSet words(Optional<Sentence> title, boolean label) {
    if (title.isEmpty()) {
      return StemSet.EMPTY;
    }
    Sentence sentence = title.get();
    Tokens tokens = sentence.tokens();
    int first = sentence.from();
    if (sentence.to() - first == 1 && tokens.end(first) - tokens.start(first) == 1) {
      int letter = tokens.stem(first);
      return StemSet.of(new int[] {letter}, 1);
    }
    StemSet stems = sentence.stems();
    int[] kept = new int[stems.size()];
    int count = 0;
    for (int i = 0; i < stems.size(); i++) {
      if (!Stems.isGeneric(stems.get(i))) {
        kept[count++] = stems.get(i);
      }
    }
    return label && count == 0 && stems.size() == 1 ? stems : StemSet.of(kept, count);
  }

  private boolean breaks(int token) {
    return !scopes.isNote(token) && isBreak(token);
  }

  private boolean isBreak(int token) {
    return (tokens.classes(token) & MARKS) != 0
        || (tokens.is(token, TokenClass.WORD) && isAndBeforeNumber(token))
        || tokens.isOneOf(token, BREAKS);
  }

  private boolean isAndBeforeNumber(int token) {
    return token + 1 < sentence.to()
        && excluded[token + 1 - sentence.from()]
        && tokens.text(token).equals("and");
  }

  /// The stems of some tokens.
  StemSet stems(int from, int to) {
    return stems(from, to, false);
  }

  private StemSet stems(int from, int to, boolean clause) {
    int[] stems = new int[Math.max(0, to - from)];
    int count = 0;
    for (int i = from; i < to; i++) {
      if ((tokens.classes(i) & NO_STEM) == TokenClass.WORD.bit()
          && !tokens.isLight(i)
          && !scopes.isTaken(i)
          && !(clause && excluded[i - sentence.from()])) {
        stems[count++] = tokens.stem(i);
      }
    }
    return StemSet.of(stems, count);
  }
}
