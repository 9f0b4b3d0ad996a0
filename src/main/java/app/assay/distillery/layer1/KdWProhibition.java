package app.assay.distillery.layer1;

import app.assay.distillery.candidate.Candidate;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.vault.EntryType;
import java.util.List;
import java.util.regex.Pattern;

/// The claim of an anti-pattern does not say what must not be done.
record KdWProhibition() implements CandidateRule {

  private static final Rule RULE =
      Rule.ofFormat(
          "KD-W-PROHIBITION",
          Severity.WARNING,
          "The claim of an anti-pattern forbids nothing",
          "Assay");
  private static final Pattern FORBIDS =
      Pattern.compile(
          "\\b(?:not|never|no|avoid|don't|mustn't|cannot|can't|forbidden|instead of|rather than"
              + "|without)\\b",
          Pattern.CASE_INSENSITIVE);

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public List<Flaw> check(Candidate candidate, Registry registry) {
    boolean open =
        candidate.type().filter(EntryType.ANTI_PATTERN::equals).isPresent()
            && !candidate.claim().isBlank()
            && !FORBIDS.matcher(candidate.claim()).find();
    return open
        ? List.of(
            new Flaw(
                RULE, "claim", "The claim of an anti-pattern should say what MUST NOT be done."))
        : List.of();
  }
}
