package app.assay.points.rules;

import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The words around the values of a sentence, one stem for each meaning, read once for all of them
/// and when they are first asked for.
final class SentenceWords {

  private final Quantity first;
  private final StemSet heading;
  private final boolean numbered;
  private final List<Sentence> sentences;
  private final int at;
  private @Nullable StemSet said;
  private @Nullable StemSet before;
  private @Nullable StemSet around;
  private @Nullable StemSet ofRow;
  private @Nullable List<Sentence> row;

  /// @param first a value of the sentence
  /// @param heading the words over it
  /// @param numbered true under a heading of one of several versions, days or numbered things
  /// @param sentences those of its block
  /// @param at its number among them
  SentenceWords(
      Quantity first, StemSet heading, boolean numbered, List<Sentence> sentences, int at) {
    this.first = first;
    this.heading = heading;
    this.numbered = numbered;
    this.sentences = sentences;
    this.at = at;
  }

  /// Those of the sentence, of a cell also those of its header and label.
  StemSet said() {
    StemSet known = said;
    if (known == null) {
      known = first.reach().map(Synonyms::of);
      said = known;
    }
    return known;
  }

  /// Of a cell the others of its row.
  List<Sentence> row() {
    List<Sentence> known = row;
    if (known == null) {
      known = TableRow.of(sentences, at);
      row = known;
    }
    return known;
  }

  /// Those of the sentence, of a cell those of its row.
  StemSet ofRow() {
    StemSet known = ofRow;
    if (known == null) {
      known = said().plus(TableRow.words(row()));
      ofRow = known;
    }
    return known;
  }

  /// True under a heading of one of several versions, days or numbered things.
  boolean isNumbered() {
    return numbered;
  }

  /// The sentence before asks what this one says: "How long is it kept? Ten years."
  boolean areAnswer() {
    Sentence last = last();
    return last != null && last.isQuestion();
  }

  /// The sentence before it, where that bears on it.
  private @Nullable Sentence last() {
    return at == 0 || sentences.get(at).cell().isPresent() ? null : sentences.get(at - 1);
  }

  /// Those of the sentence before.
  StemSet before() {
    StemSet known = before;
    if (known == null) {
      Sentence last = last();
      known = last == null ? StemSet.EMPTY : last.stems().map(Synonyms::of);
      before = known;
    }
    return known;
  }

  /// Those of the sentence, of the one before and of the heading.
  StemSet around() {
    StemSet known = around;
    if (known == null) {
      known = said().plus(heading).plus(before());
      around = known;
    }
    return known;
  }
}
