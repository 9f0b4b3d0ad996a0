package app.assay.cgd.tier;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimLocator;
import app.assay.cgd.edit.BodyText;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The table of verified claims made from the claims that are confirmed whole (FS §4.2, rulebook
/// C20, C21, C32).
final class ClaimTable {

  private static final String HEADER = "| Claim | Value | Source | Verified |";
  private static final String DELIMITER = "|-------|-------|--------|----------|";
  private static final String NO_SOURCE = "HITL Verification";

  private final Map<String, String> values;
  private final List<String> rows = new ArrayList<>(List.of(HEADER, DELIMITER));
  private final List<String> notes = new ArrayList<>();
  private final List<Claim> withoutText = new ArrayList<>();
  private final List<Claim> withoutValue = new ArrayList<>();

  /// @param values claim id to value, for claims that state none
  ClaimTable(CgdDocument document, Map<String, String> values) {
    this.values = values;
    ClaimLocator locator = new ClaimLocator(document);
    boolean exclusions = !document.body().exclusions().blocks().isEmpty();
    for (Claim claim : document.claims()) {
      boolean excluded =
          exclusions
              && locator.locate(claim.text()).isEmpty()
              && locator.locateExcluded(claim.text()).isPresent();
      if (excluded) {
        leaveOut(claim, "it stands in an exclusion block");
      } else {
        switch (claim.state()) {
          case VERIFIED -> add(claim);
          case PARTIAL -> leaveOut(claim, "only one of confirmed-by and confirmed-date is there");
          case PENDING -> leaveOut(claim, "it is not confirmed");
        }
      }
    }
  }

  /// The lines of the table.
  List<String> lines() {
    return rows;
  }

  boolean isEmpty() {
    return rows.size() == 2;
  }

  /// Claims that cannot have a row.
  List<Claim> withoutText() {
    return withoutText;
  }

  /// Claims whose row needs a value that nobody has given.
  List<Claim> withoutValue() {
    return withoutValue;
  }

  /// Which claims have no row, and why.
  List<String> notes() {
    return notes;
  }

  private void leaveOut(Claim claim, String reason) {
    String name = claim.id().isEmpty() ? "Claim " + (claim.index() + 1) : "Claim " + claim.id();
    notes.add("%s has no row: %s.".formatted(name, reason));
  }

  private void add(Claim claim) {
    String value = claim.value("value");
    String said = isEmpty(value) ? values.getOrDefault(claim.id(), "") : value;
    if (isEmpty(claim.text())) {
      withoutText.add(claim);
    }
    if (isEmpty(said)) {
      withoutValue.add(claim);
    }
    String source = isEmpty(claim.source()) ? NO_SOURCE : claim.source();
    List<String> cells =
        List.of(claim.text(), said, source, claim.confirmedDate().orElse("")).stream()
            .map(BodyText::cell)
            .toList();
    rows.add("| " + String.join(" | ", cells) + " |");
  }

  /// What a validator counts as an empty cell (FS §3.4).
  static boolean isEmpty(String cell) {
    return WhiteSpace.isBlank(cell) || WhiteSpace.strip(cell).equals("-");
  }
}
