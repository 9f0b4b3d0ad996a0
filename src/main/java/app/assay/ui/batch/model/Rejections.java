package app.assay.ui.batch.model;

import app.assay.distillery.kept.KeptDecisions.Rejection;
import java.util.ArrayList;
import java.util.List;

/// What was rejected, so that the vault hears of each rejection once, and of each that is taken
/// back.
final class Rejections {

  private List<BatchRow> told = List.of();

  /// What stands in these rows is known.
  void known(List<BatchRow> rows) {
    told = List.copyOf(rows);
  }

  /// What the vault has to hear to know these rows.
  List<Rejection> due(List<BatchRow> rows) {
    List<Rejection> due = new ArrayList<>();
    for (int i = 0; i < Math.min(rows.size(), told.size()); i++) {
      BatchRow was = told.get(i);
      BatchRow is = rows.get(i);
      boolean same = was.decided() == is.decided() && was.reason().equals(is.reason());
      if (!same && was.decided() == Decided.REJECTED) {
        due.add(new Rejection(was.candidate(), was.verdict(), "", true));
      }
      if (!same && is.decided() == Decided.REJECTED) {
        due.add(new Rejection(is.candidate(), is.verdict(), is.reason(), false));
      }
    }
    return due;
  }
}
