package app.assay.distillery.layer1;

import app.assay.distillery.candidate.Candidate;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.vault.DomainStatus;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A domain is not in the registry and not proposed, or nothing new should be filed under it.
record KdWDomainUnknown() implements CandidateRule {

  private static final Rule RULE =
      Rule.ofFormat("KD-W-DOMAIN-UNKNOWN", Severity.WARNING, "A domain is not in use", "Assay");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public List<Flaw> check(Candidate candidate, Registry registry) {
    return registry
        .domains()
        .map(
            known ->
                candidate.domains().stream()
                    .distinct()
                    .flatMap(domain -> flaw(candidate, domain, known.get(domain)).stream())
                    .toList())
        .orElse(List.of());
  }

  private static Optional<Flaw> flaw(
      Candidate candidate, String domain, @Nullable DomainStatus status) {
    if (status == DomainStatus.DEPRECATED) {
      return Optional.of(flaw("Domain \"%s\" is deprecated.".formatted(domain)));
    }
    boolean proposed =
        candidate.proposedDomains().stream().anyMatch(one -> one.name().equals(domain));
    return status == null && !proposed
        ? Optional.of(
            flaw("Domain \"%s\" is not in the registry, and not proposed.".formatted(domain)))
        : Optional.empty();
  }

  private static Flaw flaw(String message) {
    return new Flaw(RULE, "applies_to.domains", message);
  }
}
