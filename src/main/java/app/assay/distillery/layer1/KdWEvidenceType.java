package app.assay.distillery.layer1;

import app.assay.distillery.candidate.Candidate;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.vault.EvidenceRef;
import java.util.List;

/// The type of a piece of evidence is none of those the vault takes.
record KdWEvidenceType() implements CandidateRule {

  private static final Rule RULE =
      Rule.ofFormat(
          "KD-W-EVIDENCE-TYPE",
          Severity.WARNING,
          "The vault has no such type of evidence",
          "Assay");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public List<Flaw> check(Candidate candidate, Registry registry) {
    return candidate.evidence().stream()
        .map(EvidenceRef::type)
        .distinct()
        .filter(type -> !type.isBlank() && !EvidenceRef.TYPES.contains(type))
        .map(
            type ->
                new Flaw(
                    RULE,
                    "evidence",
                    "The vault takes no evidence of type \"%s\", only %s."
                        .formatted(type, String.join(", ", EvidenceRef.TYPES))))
        .toList();
  }
}
