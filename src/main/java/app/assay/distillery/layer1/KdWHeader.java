package app.assay.distillery.layer1;

import app.assay.distillery.candidate.Candidate;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;

/// The body names a required section, but not as a heading on a line of its own.
record KdWHeader() implements CandidateRule {

  private static final Rule RULE =
      Rule.ofFormat(
          "KD-W-HEADER", Severity.WARNING, "A required section is named and not there", "Assay");
  private static final List<String> HEADINGS = List.of("Background", "Details");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public List<Flaw> check(Candidate candidate, Registry registry) {
    Sections sections = Sections.of(candidate.body());
    return HEADINGS.stream()
        .filter(name -> candidate.body().contains("## " + name) && !sections.has(name))
        .map(
            name ->
                new Flaw(
                    RULE,
                    "body",
                    "\"## %s\" should stand on a line of its own, outside of code."
                        .formatted(name)))
        .toList();
  }
}
