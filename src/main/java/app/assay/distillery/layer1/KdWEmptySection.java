package app.assay.distillery.layer1;

import app.assay.distillery.candidate.Candidate;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;

/// A heading of the body has nothing under it.
record KdWEmptySection() implements CandidateRule {

  private static final Rule RULE =
      Rule.ofFormat(
          "KD-W-EMPTY-SECTION", Severity.WARNING, "A section of the body is empty", "Assay");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public List<Flaw> check(Candidate candidate, Registry registry) {
    return Sections.of(candidate.body()).all().stream()
        .filter(Sections.Section::empty)
        .map(
            section ->
                new Flaw(
                    RULE, "body", "\"## %s\" has nothing under it.".formatted(section.heading())))
        .toList();
  }
}
