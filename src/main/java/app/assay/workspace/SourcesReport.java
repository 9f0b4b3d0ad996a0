package app.assay.workspace;

import app.assay.cgd.tier.SourceOfTruth;
import app.assay.cgd.tier.ValueConflicts;
import app.assay.cgd.tier.VerifiedClaims;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// What the Sources of Truth of a vault say together: their verified claims, the claims to which
/// they give different values, and the dates that say nothing.
///
/// @param today by which dates are judged
/// @param sources in the order of the inputs
/// @param conflicts in the order in which their claims come first
public record SourcesReport(
    LocalDate today, List<SourceOfTruth> sources, List<Conflict> conflicts) {

  public SourcesReport {
    sources = List.copyOf(sources);
    conflicts = List.copyOf(conflicts);
  }

  /// A claim with different values.
  public record Conflict(String claim, List<Place> places) {

    public Conflict {
      places = List.copyOf(places);
    }
  }

  /// A row of a document.
  public record Place(String file, SourceOfTruth.Claim claim) {}

  /// Compares the sources with each other.
  public static SourcesReport of(List<SourceOfTruth> sources, LocalDate today) {
    Map<ValueConflicts.Stated, Place> places = new LinkedHashMap<>();
    for (SourceOfTruth source : sources) {
      for (SourceOfTruth.Claim claim : source.claims()) {
        places.put(
            new ValueConflicts.Stated(source.file(), claim.row()), new Place(source.file(), claim));
      }
    }
    List<Conflict> conflicts =
        ValueConflicts.among(List.copyOf(places.keySet())).stream()
            .map(
                conflict ->
                    new Conflict(
                        conflict.claim(),
                        conflict.rows().stream()
                            .map(row -> Objects.requireNonNull(places.get(row)))
                            .toList()))
            .toList();
    return new SourcesReport(today, sources, conflicts);
  }

  /// How many dates have this fault.
  public int dates(VerifiedClaims.DateFault fault) {
    return (int)
        claims().stream()
            .filter(claim -> claim.row().dateFault(today).filter(fault::equals).isPresent())
            .count();
  }

  /// The claims of all sources.
  public List<SourceOfTruth.Claim> claims() {
    return sources.stream().flatMap(source -> source.claims().stream()).toList();
  }

  /// True when anything is wrong.
  public boolean hasFindings() {
    return !conflicts.isEmpty()
        || claims().stream().anyMatch(claim -> claim.row().dateFault(today).isPresent());
  }
}
