package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// The shares of one whole behind a colon or in brackets, each behind what it is of, that do not
/// make 100 %: "from five sources: wind 34 per cent, gas 22, sun 17, water 19 and biomass 11".
final class SharesSplit {

  private static final int FEWEST = 3;

  /// A longer list is not told in one sentence.
  private static final int MOST = 12;

  /// In tokens; a longer sentence is one of data.
  private static final int LONGEST = 200;

  private static final double WHOLE = 100;

  /// Shares that miss it by more are not of one whole.
  private static final double FARTHEST = 15;

  /// A rounded share misses by so much.
  private static final double ROUNDED = 0.5;

  /// They say that a whole is split.
  private static final WordSet SPLIT = WordLists.words("whole-split");

  private static final WordSet OPEN = WordLists.words("not-all");

  private static final WordSet OTHER = WordLists.words("shares-apart");

  private SharesSplit() {}

  static Optional<Change> wrong(Sentence sentence) {
    if (sentence.cell().isPresent()
        || sentence.to() - sentence.from() > LONGEST
        || !sentence.has(TokenClass.COMMA)
        || !Wording.has(sentence, SPLIT)) {
      return Optional.empty();
    }
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (tokens.is(i, TokenClass.COLON) || tokens.is(i, TokenClass.OPEN)) {
        boolean some = Wording.hasWithin(sentence, sentence.from(), i, OPEN);
        Optional<Change> wrong = some ? Optional.empty() : list(sentence, i + 1);
        if (wrong.isPresent()) {
          return wrong;
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Change> list(Sentence sentence, int from) {
    Tokens tokens = sentence.tokens();
    double sum = 0;
    int shares = 0;
    int words = 0;
    int last = from;
    for (int i = from; i < sentence.to() && shares < MOST; i++) {
      Optional<Quantity> percent = percent(sentence, i);
      boolean bare = shares > 0 && tokens.is(i, TokenClass.NUM);
      if (percent.isPresent() || bare) {
        last = percent.map(Quantity::to).orElse(i + 1);
        if (words == 0 || !isEnd(sentence, last)) {
          return Optional.empty();
        }
        sum += percent.map(Quantity::low).orElse(tokens.value(i));
        shares++;
        words = 0;
        i = last - 1;
      } else if (tokens.is(i, TokenClass.CLOSE) || isStop(tokens, i)) {
        break;
      } else if (tokens.isWord(i, "which")) {
        return Optional.empty();
      } else if (tokens.is(i, TokenClass.WORD) && !tokens.isWord(i, "and")) {
        words++;
      } else if (tokens.is(i, TokenClass.NUM)) {
        return Optional.empty();
      }
    }
    double off = Math.abs(sum - WHOLE);
    return shares >= FEWEST
            && shares < MOST
            && words == 0
            && off > Math.max(2 * ROUNDED, ROUNDED * shares)
            && off <= FARTHEST
            && !Wording.hasWithin(sentence, from, last, OTHER)
        ? Optional.of(new Change(from, last, Change.digits(sum) + " %"))
        : Optional.empty();
  }

  private static Optional<Quantity> percent(Sentence sentence, int token) {
    return sentence.quantities().stream()
        .filter(q -> q.from() == token && q.dimension().equals("%") && !q.isRange())
        .findFirst();
  }

  /// The next one follows, or none does.
  private static boolean isEnd(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    return token >= sentence.to()
        || tokens.is(token, TokenClass.COMMA)
        || tokens.is(token, TokenClass.CLOSE)
        || isStop(tokens, token)
        || tokens.isWord(token, "and");
  }

  private static boolean isStop(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.STOP);
  }
}
