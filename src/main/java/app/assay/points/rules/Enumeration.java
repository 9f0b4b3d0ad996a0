package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;

/// What a sentence lists after a colon or in parentheses, "the relay, the store and the endpoint",
/// split at its commas and its last "and".
final class Enumeration {

  /// Longer parts are clauses, whose commas separate no things.
  private static final int LONGEST = 18;

  private static final int BRIEF = 5;

  /// "Among them", "and so on": not all are listed.
  private static final WordSet OPEN = WordLists.words("not-all");

  private final Sentence sentence;
  private final Tokens tokens;
  private final int from;
  private final int to;

  /// After the last token of each part.
  private final List<Integer> ends = new ArrayList<>();

  /// In the last part.
  private int joined;

  /// In the parts before it.
  private int joinedBefore;

  /// @param from the first token of the first thing
  /// @param to after the last token
  Enumeration(Sentence sentence, int from, int to) {
    this.sentence = sentence;
    this.tokens = sentence.tokens();
    this.from = from;
    this.to = to;
    read();
  }

  private void read() {
    boolean semicolons = false;
    for (int i = from; i < to; i++) {
      semicolons |= tokens.is(i, ';');
    }
    int depth = 0;
    for (int i = from; i < to; i++) {
      depth += tokens.is(i, TokenClass.OPEN) ? 1 : tokens.is(i, TokenClass.CLOSE) ? -1 : 0;
      boolean mark = semicolons ? tokens.is(i, ';') : tokens.is(i, TokenClass.COMMA);
      if (depth == 0 && mark) {
        ends.add(i);
        joinedBefore += joined;
        joined = 0;
      } else if (depth == 0 && !semicolons && isJoint(i)) {
        joined += ends.isEmpty() || ends.getLast() < i - 1 ? 1 : 0;
      }
    }
    ends.add(to);
  }

  /// False where the first part is of more than a few words, as it is in nearly every sentence: it
  /// need not be split to see that [#isBrief()] is false.
  static boolean mayBeBrief(Tokens tokens, int from, int to) {
    for (int i = from; i < to && i <= from + BRIEF; i++) {
      if (tokens.is(i, TokenClass.COMMA) || tokens.is(i, ';')) {
        return true;
      }
    }
    return to - from <= BRIEF;
  }

  private boolean isJoint(int token) {
    String word = tokens.lower(token);
    return word.equals("and") || word.equals("or") || word.equals("&") || word.equals("plus");
  }

  /// False for a single thing, for clauses, and where the text says that it names only some.
  boolean isPlain() {
    if (ends.size() == 1 && joined == 0) {
      return false;
    }
    int start = from;
    for (int end : ends) {
      if (end - start > LONGEST || end == start) {
        return false;
      }
      start = end + 1;
    }
    for (int i = from; i < to; i++) {
      if (tokens.isOneOf(i, OPEN) || tokens.is(i, TokenClass.COLON) || tokens.is(i, '…')) {
        return false;
      }
    }
    return true;
  }

  /// How many things it lists. The "and" of its last part joins two of them, or stands within one
  /// where only so the number comes out that was announced, unless it is the only one there is: a
  /// list of short things says "and" before the last of them.
  long countFor(long announced) {
    long most = (long) ends.size() + joined;
    boolean own = joined == 1 && joinedBefore == 0 && ends.size() > 1 && isBrief() && !holdsValue();
    return !own && announced >= ends.size() && announced <= most ? announced : most;
  }

  private boolean holdsValue() {
    return sentence.quantities().stream().anyMatch(q -> q.from() >= from && q.from() < to);
  }

  /// True when each part begins with a capital or is code, and holds no number.
  boolean isNames() {
    int start = from;
    for (int end : ends) {
      if (!tokens.is(start, TokenClass.CAP) && !tokens.is(start, TokenClass.CODE)) {
        return false;
      }
      start = end + 1;
    }
    return true;
  }

  /// True when an "and" or "or" stands before the last thing.
  boolean endsInAnd() {
    return joined > 0 || (ends.size() > 1 && isJoint(ends.get(ends.size() - 2) + 1));
  }

  /// True when all its parts are of a few words: then no comma stands within a thing.
  boolean isBrief() {
    int start = from;
    for (int end : ends) {
      if (end - start > BRIEF) {
        return false;
      }
      start = end + 1;
    }
    return true;
  }

  /// The numbers with which all its parts begin, or none where one has no number.
  List<Quantity> numbers() {
    List<Quantity> numbers = new ArrayList<>();
    for (Quantity quantity : sentence.quantities()) {
      if (quantity.from() >= from && quantity.from() < to && quantity.isCount()) {
        numbers.add(quantity);
      }
    }
    return numbers;
  }

  /// True when a part begins at a token, with an article or a mark before it at most.
  boolean begins(int token) {
    if (token == from || (token == from + 1 && tokens.isLight(from))) {
      return true;
    }
    return tokens.is(token - 1, TokenClass.COMMA)
        || tokens.is(token - 1, ';')
        || isJoint(token - 1)
        || (token - 2 >= from && tokens.isLight(token - 1) && isJoint(token - 2));
  }
}
