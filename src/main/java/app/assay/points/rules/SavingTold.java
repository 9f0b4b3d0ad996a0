package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds a saving in per cent that is not the one that was told before it: "two months free" a
/// year, "twelve months for the price of ten", "€80 instead of €100", and "a 30 % saving".
final class SavingTold {

  private static final int MONTHS = 12;

  /// From the percentage to "saving".
  private static final int REACH = 3;

  private static final double POINTS = 1.5;

  private static final WordSet SAVING = WordLists.words("saving");

  private static final WordSet FREE = WordLists.words("for-nothing");

  private static final WordSet INSTEAD = WordLists.words("instead");

  private final List<Misfit> wrong = new ArrayList<>();

  private SavingTold() {}

  /// A saving that is told without per cent, and how large it is.
  private record Deal(Span place, double percent) {}

  static List<Misfit> in(DocumentReading document) {
    SavingTold all = new SavingTold();
    for (PlacedBlock block : Amounts.prose(document, SAVING)) {
      List<Sentence> sentences = block.reading().sentences();
      for (int i = 0; i < sentences.size(); i++) {
        if (sentences.get(i).mayHold(SAVING) && Amounts.isTelling(sentences.get(i))) {
          Optional<Quantity> saving = saving(sentences.get(i));
          if (saving.isPresent()) {
            all.read(block, sentences, i, saving.get());
          }
        }
      }
    }
    return all.wrong;
  }

  private void read(PlacedBlock block, List<Sentence> sentences, int at, Quantity saving) {
    for (int i = at; i >= Math.max(0, at - 1); i--) {
      Optional<Deal> deal =
          Amounts.isTelling(sentences.get(i)) ? deal(sentences.get(i)) : Optional.empty();
      if (deal.isPresent()) {
        double percent = deal.get().percent;
        if (Math.abs(percent - saving.low()) > POINTS) {
          wrong.add(
              new Misfit(
                  List.of(block.place(deal.get().place), Amounts.place(block, saving)),
                  Change.digits(percent) + " %"));
        }
        return;
      }
    }
  }

  /// "A 25 % saving", "a discount of 25 %", "saves 25 %", "25 % off".
  private static Optional<Quantity> saving(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    List<Quantity> shares =
        sentence.quantities().stream()
            .filter(q -> q.dimension().equals("%") && Amounts.isExact(q))
            .toList();
    if (shares.size() != 1) {
      return Optional.empty();
    }
    Quantity share = shares.getFirst();
    int from = Math.max(sentence.from(), share.from() - REACH);
    int to = Math.min(sentence.to(), share.to() + 2);
    for (int i = from; i < to; i++) {
      if (tokens.isOneOf(i, SAVING)) {
        return Optional.of(share);
      }
    }
    return Optional.empty();
  }

  private static Optional<Deal> deal(Sentence sentence) {
    return free(sentence).or(() -> priceOf(sentence)).or(() -> instead(sentence));
  }

  /// "Two months free".
  private static Optional<Deal> free(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i + 2 < sentence.to(); i++) {
      double months = number(tokens, i);
      boolean free =
          months > 0
              && months < MONTHS
              && isMonths(tokens, i + 1)
              && (tokens.isOneOf(i + 2, FREE) || tokens.isOneOf(i + 3, FREE));
      if (free) {
        return Optional.of(new Deal(tokens.span(i, i + 3), 100 * months / MONTHS));
      }
    }
    return Optional.empty();
  }

  /// "Twelve months for the price of ten", "pay for ten months and get twelve".
  private static Optional<Deal> priceOf(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i + 4 < sentence.to(); i++) {
      boolean price =
          tokens.isWord(i, "for")
              && tokens.isWord(i + 1, "the")
              && tokens.isWord(i + 2, "price")
              && tokens.isWord(i + 3, "of");
      double paid = price ? number(tokens, i + 4) : -1;
      for (int k = i - 1; paid > 0 && k >= Math.max(sentence.from(), i - REACH); k--) {
        double had = number(tokens, k);
        if (had > paid) {
          return Optional.of(new Deal(tokens.span(k, i + 5), 100 * (1 - paid / had)));
        }
      }
    }
    return Optional.empty();
  }

  /// "€80 instead of €100".
  private static Optional<Deal> instead(Sentence sentence) {
    List<Quantity> prices =
        sentence.quantities().stream().filter(q -> q.isMoney() && Amounts.isExact(q)).toList();
    if (prices.size() != 2) {
      return Optional.empty();
    }
    Quantity now = prices.get(0);
    Quantity then = prices.get(1);
    boolean told =
        now.dimension().equals(then.dimension())
            && now.low() < then.low()
            && then.from() - now.to() <= REACH
            && Wording.hasWithin(sentence, now.to(), then.from(), INSTEAD);
    return told
        ? Optional.of(
            new Deal(
                sentence.tokens().span(now.from(), then.to()), 100 * (1 - now.low() / then.low())))
        : Optional.empty();
  }

  private static boolean isMonths(Tokens tokens, int token) {
    return tokens.isWord(token, "months") || tokens.isWord(token, "month");
  }

  private static double number(Tokens tokens, int token) {
    if (tokens.is(token, TokenClass.NUM)) {
      return LengthOfTime.whole(tokens.text(token));
    }
    double word = tokens.isWord(token, "one") ? 1 : tokens.wordValue(token);
    return Double.isNaN(word) ? -1 : word;
  }
}
