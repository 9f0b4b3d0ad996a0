package app.assay.distillery.layer1;

import app.assay.distillery.candidate.Candidate;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/// Nothing was weighed: the considerations are missing, blank or just "none".
record R5Unconsidered() implements CandidateRule {

  private static final Rule RULE =
      Rule.ofFormat(
          "R5_UNCONSIDERED",
          Severity.ERROR,
          "The considerations are empty or \"none\"",
          "quality gate, layer 1");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public List<Flaw> check(Candidate candidate, Registry registry) {
    JsonNode considerations = candidate.value("considerations");
    boolean said =
        Words.isSaid(considerations)
            && !Words.trim(considerations.textValue()).equalsIgnoreCase("none");
    return said
        ? List.of()
        : List.of(
            new Flaw(
                RULE,
                "considerations",
                "considerations say nothing: when does this not hold, and when is it to be looked"
                    + " at again?"));
  }
}
