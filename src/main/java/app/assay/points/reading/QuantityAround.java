package app.assay.points.reading;

import app.assay.points.reading.Quantity.Bound;
import java.util.List;

/// What is read of a quantity's sentence only where it is compared with another.
///
/// @param from its first token
/// @param to after its last one
/// @param others where other values of the sentence stand
/// @param date true for a day, a month, a year or a time of day, whose scope has no other
record QuantityAround(
    Sentence sentence,
    int from,
    int to,
    List<Integer> others,
    boolean date,
    ClauseReader clauses,
    ScopeReader scopes)
    implements Quantity.Around {

  @Override
  public Bound bound() {
    return new BoundWords(sentence).before(from);
  }

  @Override
  public boolean isRough() {
    return new BoundWords(sentence).isRough(from);
  }

  @Override
  public StemSet keys() {
    return clauses.around(from, to);
  }

  @Override
  public StemSet reach() {
    return clauses.all();
  }

  @Override
  public Scope scope() {
    return scopes.of(from, to, others, !date, clauses).plus(ofTable());
  }

  /// What a cell's header and label say of the scope.
  private Scope ofTable() {
    Sentence.Cell cell = sentence.cell().orElse(null);
    if (cell == null || cell.isHeader()) {
      return Scope.NONE;
    }
    Scope header = cell.header().map(Sentence::titleScope).orElse(Scope.NONE);
    return header.plus(cell.label().map(Sentence::titleScope).orElse(Scope.NONE));
  }
}
