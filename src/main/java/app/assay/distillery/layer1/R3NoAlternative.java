package app.assay.distillery.layer1;

import app.assay.distillery.candidate.Candidate;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.vault.EntryType;
import java.util.List;
import java.util.Optional;

/// An anti-pattern does not say what to do instead.
record R3NoAlternative() implements CandidateRule {

  private static final Rule RULE =
      Rule.ofFormat(
          "R3_NO_ALTERNATIVE",
          Severity.ERROR,
          "An anti-pattern names no alternative",
          "quality gate, layer 1");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public List<Flaw> check(Candidate candidate, Registry registry) {
    boolean needed = candidate.type().equals(Optional.of(EntryType.ANTI_PATTERN));
    return needed && !Words.isSaid(candidate.value("alternative"))
        ? List.of(
            new Flaw(
                RULE, "alternative", "An anti-pattern needs an alternative: what to do instead?"))
        : List.of();
  }
}
