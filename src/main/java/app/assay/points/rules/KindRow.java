package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.Locale;
import java.util.Optional;

/// A row of a table with the kind that one of its columns gives it.
///
/// @param column the column of the kinds
/// @param label what stands at the head of the row, in lower case
/// @param number the label where it is one word with a digit, "f-02"; else empty
/// @param name the words of the label; empty where it is a number
/// @param kind what the column says of the row, in lower case; empty where it says nothing
/// @param place the cell of the kind
record KindRow(
    KindColumn column, String label, String number, StemSet name, String kind, Span place) {

  static KindRow of(KindColumn column, int row) {
    Optional<Sentence> head = column.table().grid().cell(row, 0);
    Optional<Sentence> cell = column.table().grid().cell(row, column.number());
    String label = head.map(h -> h.text().toLowerCase(Locale.ROOT)).orElse("");
    String number = head.map(KindRow::number).orElse("");
    StemSet name = head.filter(h -> number.isEmpty()).map(RowTold::name).orElse(StemSet.EMPTY);
    Span place =
        cell.map(c -> column.table().block().place(c.span())).orElse(column.table().block().span());
    return new KindRow(column, label, number, name, cell.map(KindColumn::kind).orElse(""), place);
  }

  /// Neither a number nor a name of more than one word.
  boolean isNameless() {
    return number.isEmpty() && name.size() < 2;
  }

  private static String number(Sentence label) {
    Tokens tokens = label.tokens();
    String found = "";
    for (int i = label.from(); i < label.to(); i++) {
      if (tokens.is(i, '*')) {
        continue;
      }
      if (!found.isEmpty()) {
        return "";
      }
      found = tokens.lower(i);
    }
    boolean letter = found.chars().anyMatch(Character::isLetter);
    boolean digit = found.chars().anyMatch(Character::isDigit);
    boolean plain = label.quantities().isEmpty() && !label.has(TokenClass.DATE);
    return letter && digit && plain ? found : "";
  }
}
