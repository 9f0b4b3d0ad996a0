package app.assay.distillery.verdict;

import app.assay.finding.Rule;

/// A rule by which a candidate is rejected or a warning given. Its id is the code in verdicts.
public interface GateRule {

  Rule rule();
}
