package app.assay.cli;

import app.assay.distillery.verdict.CandidateVerdict;
import java.util.List;

/// What the gate said of one file.
///
/// @param name as it was typed
/// @param problems what of the file could not be read, a sentence each
record VerdictFile(String name, List<CandidateVerdict> verdicts, List<String> problems) {

  VerdictFile {
    verdicts = List.copyOf(verdicts);
    problems = List.copyOf(problems);
  }

  /// What a run over it ends with.
  Exit exit() {
    Exit exit = problems.isEmpty() ? Exit.CLEAN : Exit.USAGE;
    for (CandidateVerdict verdict : verdicts) {
      exit =
          exit.and(
              switch (verdict.outcome()) {
                case PASS -> Exit.CLEAN;
                case FAIL -> Exit.FINDINGS;
                case DEFERRED -> Exit.UNDECIDED;
              });
    }
    return exit;
  }
}
