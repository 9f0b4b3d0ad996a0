package app.assay.distillery.layer1;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.verdict.GateRule;
import java.util.List;

/// A rule that looks at one candidate.
public interface CandidateRule extends GateRule {

  /// Everything that breaks it, each field once, in the order of the fields.
  ///
  /// @param registry the domains of the vault it would enter
  List<Flaw> check(Candidate candidate, Registry registry);
}
