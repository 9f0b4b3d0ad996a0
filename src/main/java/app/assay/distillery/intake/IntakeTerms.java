package app.assay.distillery.intake;

import java.util.Map;
import java.util.Set;

/// What the curator agreed to beforehand.
///
/// @param newDomains names that may be taken into the registry; each is, used or not
/// @param anyDomain whether every unknown domain may be taken in, as upstream does
/// @param gated whether the first layer of the gate is asked once more; false for what older tools
///   let through and a vault should have all the same
/// @param filedAs for a name the one it is filed under in its place
/// @param refused names nothing is filed under; an entry that has others enters without it
public record IntakeTerms(
    Set<String> newDomains,
    boolean anyDomain,
    boolean gated,
    Map<String, String> filedAs,
    Set<String> refused) {

  /// No domain that is not there already, and every rule.
  public static final IntakeTerms STRICT = new IntakeTerms(Set.of(), false, true);

  /// As upstream's first versions applied a changeset.
  public static final IntakeTerms AS_UPSTREAM = new IntakeTerms(Set.of(), true, false);

  public IntakeTerms {
    newDomains = Set.copyOf(newDomains);
    filedAs = Map.copyOf(filedAs);
    refused = Set.copyOf(refused);
  }

  /// Terms by which every entry is filed as it says.
  public IntakeTerms(Set<String> newDomains, boolean anyDomain, boolean gated) {
    this(newDomains, anyDomain, gated, Map.of(), Set.of());
  }

  boolean agreesTo(String domain) {
    return (anyDomain || newDomains.contains(domain)) && !refused.contains(domain);
  }

  /// Whether something was said of a domain that a candidate proposes.
  boolean covers(String domain) {
    return agreesTo(domain) || filedAs.containsKey(domain) || refused.contains(domain);
  }
}
