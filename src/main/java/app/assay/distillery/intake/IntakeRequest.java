package app.assay.distillery.intake;

import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.BatchShape;
import app.assay.distillery.verdict.Outcome;
import java.util.List;

/// What shall enter a vault.
///
/// @param batch what it is called
/// @param items in their order
public record IntakeRequest(String batch, List<IntakeItem> items, IntakeTerms terms) {

  public IntakeRequest {
    items = List.copyOf(items);
  }

  /// The accepted entries of a changeset, or those of another batch whose verdict passes.
  public static IntakeRequest accepted(Batch batch, IntakeTerms terms) {
    return new IntakeRequest(
        batch.name(),
        batch.items().stream()
            .filter(
                item ->
                    batch.shape() == BatchShape.CHANGESET
                        ? item.entry().filter(e -> e.status().equals("accepted")).isPresent()
                        : item.verdict().filter(v -> v.outcome() == Outcome.PASS).isPresent())
            .map(IntakeItem::of)
            .toList(),
        terms);
  }
}
