package app.assay.distillery.layer1;

import app.assay.distillery.candidate.Candidate;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;
import java.util.regex.Pattern;

/// The claim describes something and says of nothing that it must be done or left.
record KdWImperative() implements CandidateRule {

  private static final Rule RULE =
      Rule.ofFormat(
          "KD-W-IMPERATIVE", Severity.WARNING, "The claim asks nothing of its reader", "Assay");
  private static final Pattern DESCRIBES =
      Pattern.compile(
          "(?:the|a|an|this|that|these|those|it|there|we|our|its|some|many|most|all|each|every)\\b"
              + "|\\S+ (?:is|are|was|were|has|have|uses|returns|runs|does|contains)\\b",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern ASKS =
      Pattern.compile(
          "\\b(?:must|shall|should|never|always|do not|don't|only|avoid|required?|requires|cannot"
              + "|can't|forbidden|mandatory|needs? to|has to|have to)\\b",
          Pattern.CASE_INSENSITIVE);

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public List<Flaw> check(Candidate candidate, Registry registry) {
    String claim = candidate.claim().strip();
    return DESCRIBES.matcher(claim).lookingAt() && !ASKS.matcher(claim).find()
        ? List.of(
            new Flaw(
                RULE,
                "claim",
                "claim describes something; it should say what a reader must do or must not do."))
        : List.of();
  }
}
