package app.assay.points.rules;

import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import org.jspecify.annotations.Nullable;

/// The words around the values of a sentence, one stem for each meaning, read once for all of them
/// and when they are first asked for.
final class SentenceWords {

  private final Quantity first;
  private final StemSet heading;
  private final boolean numbered;
  private final @Nullable Sentence last;
  private @Nullable StemSet said;
  private @Nullable StemSet before;
  private @Nullable StemSet around;

  /// @param first a value of the sentence
  /// @param heading the words over it
  /// @param numbered true under a heading of one of several versions, days or numbered things
  /// @param last the sentence before it, where that bears on it
  SentenceWords(Quantity first, StemSet heading, boolean numbered, @Nullable Sentence last) {
    this.first = first;
    this.heading = heading;
    this.numbered = numbered;
    this.last = last;
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

  /// True under a heading of one of several versions, days or numbered things.
  boolean isNumbered() {
    return numbered;
  }

  /// The sentence before asks what this one says: "How long is it kept? Ten years."
  boolean areAnswer() {
    return last != null && last.isQuestion();
  }

  /// Those of the sentence before.
  StemSet before() {
    StemSet known = before;
    if (known == null) {
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
