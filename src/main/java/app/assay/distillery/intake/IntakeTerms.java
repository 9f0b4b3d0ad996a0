package app.assay.distillery.intake;

import java.util.Set;

/// What the curator agreed to beforehand.
///
/// @param newDomains names that may be taken into the registry; each is, used or not
/// @param anyDomain whether every unknown domain may be taken in, as upstream does
/// @param gated whether the first layer of the gate is asked once more; false for what older tools
///   let through and a vault should have all the same
public record IntakeTerms(Set<String> newDomains, boolean anyDomain, boolean gated) {

  /// No domain that is not there already, and every rule.
  public static final IntakeTerms STRICT = new IntakeTerms(Set.of(), false, true);

  /// As upstream's first versions applied a changeset.
  public static final IntakeTerms AS_UPSTREAM = new IntakeTerms(Set.of(), true, false);

  public IntakeTerms {
    newDomains = Set.copyOf(newDomains);
  }

  boolean agreesTo(String domain) {
    return anyDomain || newDomains.contains(domain);
  }
}
