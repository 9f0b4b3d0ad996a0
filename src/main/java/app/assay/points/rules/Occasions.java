package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds a number of times beside the days or months that they were on, of which there are more or
/// fewer: "met six times (April, June, September and November)".
final class Occasions {

  /// From the number to the days.
  private static final int REACH = 12;

  private static final int MOST = 24;

  private static final WordSet TIMES = WordLists.words("occasions");

  private static final WordSet SOME = WordLists.words("some-of-them");

  private static final WordSet WEEKDAYS = WordLists.words("weekdays");

  private Occasions() {}

  /// The days that are listed, from a token to another.
  private record Days(int from, int to, int number) {}

  static List<Misfit> in(DocumentReading document) {
    List<Misfit> wrong = new ArrayList<>();
    for (PlacedBlock block : Amounts.spoken(document, TIMES)) {
      for (Sentence sentence : block.reading().sentences()) {
        if (sentence.mayHold(TIMES)
            && Amounts.isTelling(sentence)
            && !Wording.has(sentence, SOME)) {
          read(block, sentence, wrong);
        }
      }
    }
    return wrong;
  }

  private static void read(PlacedBlock block, Sentence sentence, List<Misfit> wrong) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from() + 1; i < sentence.to(); i++) {
      double number = tokens.isOneOf(i, TIMES) ? number(tokens, i - 1) : -1;
      if (number < 2 || number > MOST) {
        continue;
      }
      for (int k = i + 1; k < Math.min(sentence.to(), i + REACH); k++) {
        if (tokens.is(k, ';') || number(tokens, k) > 1) {
          break;
        }
        boolean opens =
            tokens.is(k, TokenClass.OPEN)
                || tokens.is(k, TokenClass.COLON)
                || tokens.isWord(k, "in")
                || tokens.isWord(k, "on");
        Optional<Days> days = opens ? days(sentence, k) : Optional.empty();
        if (days.isPresent()) {
          if (days.get().number != number) {
            Span list = tokens.span(days.get().from, days.get().to);
            wrong.add(
                new Misfit(
                    List.of(block.place(tokens.span(i - 1, i + 1)), block.place(list)),
                    Integer.toString(days.get().number)));
          }
          return;
        }
      }
    }
  }

  /// Days or months with nothing between them but commas and "and", up to a mark.
  private static Optional<Days> days(Sentence sentence, int open) {
    Tokens tokens = sentence.tokens();
    boolean bracket = tokens.is(open, TokenClass.OPEN);
    int at = tokens.isWord(open + 1, "in") || tokens.isWord(open + 1, "on") ? open + 2 : open + 1;
    int from = at;
    int number = 0;
    boolean item = false;
    for (; at < sentence.to(); at++) {
      if (tokens.is(at, TokenClass.COMMA) || tokens.isWord(at, "and") || tokens.is(at, '&')) {
        boolean year = at + 1 < sentence.to() && isYear(tokens, at + 1);
        number += item && !year ? 1 : 0;
        item &= year;
      } else if (tokens.is(at, TokenClass.MONTH)
          || tokens.isOneOf(at, WEEKDAYS)
          || LengthOfTime.whole(tokens.text(at)) > 0
          || isYear(tokens, at)) {
        item = true;
      } else {
        break;
      }
    }
    number += item ? 1 : 0;
    boolean ends =
        at == sentence.to()
            || (bracket ? tokens.is(at, TokenClass.CLOSE) : isEnd(tokens, at, sentence.to()));
    boolean months = false;
    for (int i = from; i < at; i++) {
      months |= tokens.is(i, TokenClass.MONTH);
    }
    return ends && months && number > 1 && item
        ? Optional.of(new Days(from, at, number))
        : Optional.empty();
  }

  private static boolean isYear(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.YEAR);
  }

  private static boolean isEnd(Tokens tokens, int token, int to) {
    return tokens.is(token, TokenClass.STOP) && token == to - 1;
  }

  private static double number(Tokens tokens, int token) {
    if (tokens.is(token, TokenClass.NUM)) {
      return LengthOfTime.whole(tokens.text(token));
    }
    if (tokens.isWord(token, "twice")) {
      return 2;
    }
    double word = tokens.wordValue(token);
    return Double.isNaN(word) ? -1 : word;
  }
}
