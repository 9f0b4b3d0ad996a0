package app.assay.distillery.layer1;

import app.assay.distillery.candidate.Candidate;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.Collections;
import java.util.List;

/// The same domain stands twice; the vault takes it once.
record KdWDomainTwice() implements CandidateRule {

  private static final Rule RULE =
      Rule.ofFormat("KD-W-DOMAIN-TWICE", Severity.WARNING, "A domain is named twice", "Assay");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public List<Flaw> check(Candidate candidate, Registry registry) {
    List<String> domains = candidate.domains();
    return domains.stream()
        .distinct()
        .filter(domain -> Collections.frequency(domains, domain) > 1)
        .map(
            domain ->
                new Flaw(
                    RULE, "applies_to.domains", "Domain \"%s\" stands twice.".formatted(domain)))
        .toList();
  }
}
