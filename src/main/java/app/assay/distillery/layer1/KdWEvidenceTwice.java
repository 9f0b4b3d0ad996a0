package app.assay.distillery.layer1;

import app.assay.distillery.candidate.Candidate;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.vault.EvidenceRef;
import java.util.Collections;
import java.util.List;

/// The same type and reference stand twice; the vault takes them once.
record KdWEvidenceTwice() implements CandidateRule {

  private static final Rule RULE =
      Rule.ofFormat(
          "KD-W-EVIDENCE-TWICE", Severity.WARNING, "A piece of evidence is named twice", "Assay");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public List<Flaw> check(Candidate candidate, Registry registry) {
    List<EvidenceRef> evidence = candidate.evidence();
    return evidence.stream()
        .distinct()
        .filter(one -> Collections.frequency(evidence, one) > 1)
        .map(
            one ->
                new Flaw(RULE, "evidence", "%s:%s stands twice.".formatted(one.type(), one.ref())))
        .toList();
  }
}
