package app.assay.distillery.layer1;

import app.assay.distillery.candidate.Candidate;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;
import java.util.regex.Pattern;

/// The claim goes on after its first sentence, or over several lines.
record KdWSentence() implements CandidateRule {

  private static final Rule RULE =
      Rule.ofFormat(
          "KD-W-SENTENCE", Severity.WARNING, "The claim is more than one sentence", "Assay");
  private static final Pattern CODE = Pattern.compile("`[^`]*`");
  private static final Pattern ABBREVIATION =
      Pattern.compile("\\b(?:e\\.g|i\\.e|etc|vs|cf|approx|No|Dr|St)\\.");
  private static final Pattern NEXT = Pattern.compile("[.!?]['\")\\]]?\\s+[\\p{L}`\"'(]");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public List<Flaw> check(Candidate candidate, Registry registry) {
    String claim = candidate.claim().strip();
    boolean several = claim.lines().count() > 1 || NEXT.matcher(plain(claim)).find();
    return several
        ? List.of(
            new Flaw(
                RULE,
                "claim",
                "claim should be one sentence; what explains it belongs in the body."))
        : List.of();
  }

  /// Without code in backticks and the stops of abbreviations.
  private static String plain(String claim) {
    return ABBREVIATION.matcher(CODE.matcher(claim).replaceAll("x")).replaceAll("x");
  }
}
