package app.assay.distillery.layer1;

import app.assay.distillery.candidate.Candidate;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;
import java.util.regex.Pattern;

/// The id is not made of lower-case words with hyphens between.
record KdWId() implements CandidateRule {

  private static final Rule RULE =
      Rule.ofFormat("KD-W-ID", Severity.WARNING, "The id is not in kebab case", "Assay");
  private static final Pattern KEBAB = Pattern.compile("[a-z0-9]+(?:-[a-z0-9]+)*");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public List<Flaw> check(Candidate candidate, Registry registry) {
    String id = candidate.id();
    return id.isBlank() || KEBAB.matcher(id).matches()
        ? List.of()
        : List.of(
            new Flaw(
                RULE,
                "id",
                "id \"%s\" should be lower-case words of a to z and digits, with hyphens between."
                    .formatted(id)));
  }
}
