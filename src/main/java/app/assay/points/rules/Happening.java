package app.assay.points.rules;

import app.assay.points.reading.Moment;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.text.Span;

/// What happens at a moment, as the clause, label or row around it says.
///
/// @param order its place among all of the text
/// @param listing the number of the list it is an item of, or -1
/// @param words those of the clause, label or row
/// @param told the words of the sentence, of the row and of the sentence before
/// @param explained whether the text says itself that it differs from another
record Happening(
    PlacedBlock block,
    Sentence sentence,
    Moment moment,
    int order,
    int listing,
    EventWords words,
    StemSet told,
    boolean explained) {

  /// Where the moment stands in the text.
  Span span() {
    return block.place(sentence.tokens().span(moment.from(), moment.to()));
  }
}
