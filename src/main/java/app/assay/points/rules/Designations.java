package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Remarks;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Stems;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Locale;

/// The names with a number that stand beside a day: "ADR-031", "2.4", "edition 6", and of a table's
/// row what its cells are called. Two days of one such name are of one thing.
final class Designations {

  private static final int LONGEST = 20;

  /// No edition or round has a longer number.
  private static final int LONGEST_NUMBER = 4;

  /// From a name to the day it belongs to are no more tokens.
  private static final int REACH = 8;

  private Designations() {}

  /// Of a value in prose those near it, of one in a cell those of its row.
  static StemSet of(Quantity quantity, List<Sentence> row) {
    Sentence sentence = quantity.sentence();
    if (sentence.cell().isEmpty()) {
      return in(
          sentence,
          Remarks.back(sentence, quantity.from(), REACH),
          Remarks.on(sentence, quantity.to(), REACH));
    }
    StemSet all = in(sentence, sentence.from(), sentence.to());
    for (Sentence cell : row) {
      all = all.plus(in(cell, cell.from(), cell.to()));
    }
    return all;
  }

  private static StemSet in(Sentence sentence, int from, int to) {
    StemSet all = StemSet.EMPTY;
    for (int i = from; i < to; i++) {
      int name = Remarks.hold(sentence, i) ? 0 : at(sentence, i);
      all = name == 0 ? all : all.plus(StemSet.of(name));
    }
    return all;
  }

  /// The name that ends at a token, or 0.
  private static int at(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    int length = tokens.end(token) - tokens.start(token);
    if (length > LONGEST || !hasDigit(tokens, token) || isOfDate(sentence, token)) {
      return 0;
    }
    String name = tokens.lower(token);
    if (tokens.is(token, TokenClass.VERSION) || tokens.is(token, TokenClass.WORD)) {
      return key(name);
    }
    if (!tokens.is(token, TokenClass.NUM) || isMeasured(sentence, token)) {
      return 0;
    }
    if (name.indexOf('.') > 0) {
      return key(name);
    }
    int title = title(sentence, token);
    return title == 0 || length > LONGEST_NUMBER ? 0 : 31 * title + key(name);
  }

  /// "v5.1" is "5.1".
  static int key(String name) {
    return (name.startsWith("v") ? name.substring(1) : name).toLowerCase(Locale.ROOT).hashCode();
  }

  private static boolean hasDigit(Tokens tokens, int token) {
    for (int i = tokens.start(token); i < tokens.end(token); i++) {
      if (Character.isDigit(tokens.text().charAt(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isMeasured(Sentence sentence, int token) {
    for (Quantity quantity : sentence.quantities()) {
      if (quantity.from() == token) {
        return !quantity.dimension().equals("#") || !quantity.noun().isEmpty();
      }
    }
    return sentence.tokens().is(token, TokenClass.MONEY)
        || sentence.tokens().is(token, TokenClass.PERCENT);
  }

  /// What a plain number is of: the noun before it, or the header over a cell that is but it.
  private static int title(Sentence sentence, int token) {
    if (token == sentence.from()) {
      return token + 1 < sentence.to()
          ? 0
          : sentence.cell().flatMap(Sentence.Cell::header).map(Designations::first).orElse(0);
    }
    Tokens tokens = sentence.tokens();
    int before = tokens.is(token - 1, TokenClass.STOP) ? token - 2 : token - 1;
    return before >= sentence.from()
            && tokens.is(before, TokenClass.WORD)
            && !tokens.isLight(before)
        ? stem(tokens.lower(before))
        : 0;
  }

  private static int first(Sentence header) {
    return header.tokens().is(header.from(), TokenClass.WORD)
        ? stem(header.tokens().lower(header.from()))
        : 0;
  }

  /// "Rev." is a revision.
  static int stem(String word) {
    return Stems.of(word.equals("rev") ? "revision" : word);
  }

  private static boolean isOfDate(Sentence sentence, int token) {
    if (sentence.tokens().is(token, TokenClass.DATE)) {
      return true;
    }
    for (DateMention date : DatePairs.in(sentence)) {
      if (token >= date.from() && token < date.to()) {
        return true;
      }
    }
    return sentence.tokens().text(token).indexOf(':') >= 0;
  }
}
