package app.assay.distillery.intake;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.candidate.ProposedDomain;
import app.assay.distillery.curation.NamePair;
import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// A domain that somebody should look at before entries are filed under it: one the registry does
/// not have, or one that is deprecated.
///
/// @param description as the first that proposes it describes it; empty where nobody does
/// @param patterns the paths that are proposed for it
/// @param proposedBy ids of the candidates that propose it
/// @param filedBy ids of the candidates that are filed under it
/// @param deprecated true where the registry has it and says that it is no longer used
/// @param alike domains of the registry that are easily taken for it
public record DomainProposal(
    String name,
    String description,
    List<String> patterns,
    List<String> proposedBy,
    List<String> filedBy,
    boolean deprecated,
    List<Domain> alike) {

  public DomainProposal {
    patterns = List.copyOf(patterns);
    proposedBy = List.copyOf(proposedBy);
    filedBy = List.copyOf(filedBy);
    alike = List.copyOf(alike);
  }

  /// Whether entries cannot enter before somebody said something of it.
  public boolean isNeeded() {
    return !deprecated && !filedBy.isEmpty();
  }

  /// Those of candidates that would enter, by name.
  public static List<DomainProposal> of(List<Candidate> entering, List<Domain> registry) {
    Map<String, Domain> there =
        registry.stream().collect(Collectors.toMap(Domain::name, domain -> domain));
    Set<String> names = new TreeSet<>();
    for (Candidate candidate : entering) {
      candidate.domains().stream().map(StoredText::of).forEach(names::add);
      candidate.proposedDomains().stream().map(ProposedDomain::name).forEach(names::add);
    }
    Map<String, DomainProposal> found = new TreeMap<>();
    for (String name : names) {
      Optional<Domain> known = Optional.ofNullable(there.get(name));
      boolean deprecated = known.filter(d -> d.status() == DomainStatus.DEPRECATED).isPresent();
      if (!name.isBlank() && (known.isEmpty() || deprecated)) {
        found.put(name, proposal(name, entering, registry, known));
      }
    }
    return List.copyOf(found.values());
  }

  private static DomainProposal proposal(
      String name, List<Candidate> entering, List<Domain> registry, Optional<Domain> known) {
    List<String> proposedBy = new ArrayList<>();
    List<String> filedBy = new ArrayList<>();
    List<String> patterns = new ArrayList<>();
    String description = known.map(Domain::description).orElse("");
    for (Candidate candidate : entering) {
      if (candidate.domains().stream().map(StoredText::of).anyMatch(name::equals)) {
        filedBy.add(candidate.id());
      }
      for (ProposedDomain one : candidate.proposedDomains()) {
        if (one.name().equals(name)) {
          proposedBy.add(candidate.id());
          description = description.isBlank() ? one.description() : description;
          one.patterns().stream().filter(p -> !patterns.contains(p)).forEach(patterns::add);
        }
      }
    }
    return new DomainProposal(
        name,
        description,
        patterns,
        proposedBy,
        filedBy,
        known.isPresent(),
        registry.stream()
            .filter(domain -> !domain.name().equals(name) && NamePair.alike(domain.name(), name))
            .toList());
  }
}
