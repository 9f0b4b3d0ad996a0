package app.assay.distillery.layer2;

import java.util.List;

/// An entry of the vault or an earlier candidate of the batch that a candidate is held against.
///
/// @param text as judges see it, the claim on its first line
/// @param score how much its title and claim look like the candidate's, 0 to 1; it ranks and
///   decides nothing
/// @param reasons why it is on the list, a few words each
/// @param signals what readers said of it
public record Related(
    Place place,
    String id,
    String title,
    String claim,
    String text,
    double score,
    List<String> reasons,
    List<Proposal.Signal> signals) {

  /// Where it stands.
  public enum Place {
    /// In the vault.
    VAULT("vault"),
    /// Before the candidate in its batch.
    BATCH("batch");

    private final String label;

    Place(String label) {
      this.label = label;
    }

    /// The word before its id.
    public String label() {
      return label;
    }
  }

  public Related {
    reasons = List.copyOf(reasons);
    signals = List.copyOf(signals);
  }

  /// Such as `vault: no-direct-db-access`.
  public String source() {
    return place.label() + ": " + id;
  }
}
