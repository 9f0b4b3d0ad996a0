package app.assay.distillery.layer1;

import app.assay.distillery.candidate.Candidate;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.vault.EntryType;
import java.util.List;

/// The body of an anti-pattern has no section on what was rejected.
record KdWRejectedAlternatives() implements CandidateRule {

  private static final Rule RULE =
      Rule.ofFormat(
          "KD-W-REJECTED-ALTERNATIVES",
          Severity.WARNING,
          "An anti-pattern says nothing of rejected alternatives",
          "Assay");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public List<Flaw> check(Candidate candidate, Registry registry) {
    boolean missing =
        candidate.type().filter(EntryType.ANTI_PATTERN::equals).isPresent()
            && !candidate.body().isBlank()
            && !Sections.of(candidate.body()).has("Rejected Alternatives");
    return missing
        ? List.of(
            new Flaw(
                RULE,
                "body",
                "The body of an anti-pattern should have \"## Rejected Alternatives\"."))
        : List.of();
  }
}
