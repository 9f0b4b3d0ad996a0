package app.assay.cli;

import app.assay.judge.panel.Opinion;
import java.util.List;

/// What opinions come to.
///
/// @param asked questions
/// @param accepted those whose criteria are all met
/// @param refused those with a criterion that is not met
/// @param open those that wait for a person or a retry
/// @param deferred those for which a model was not asked or gave no verdict
record OpinionTally(int asked, int accepted, int refused, int open, int deferred) {

  private static final OpinionTally NOTHING = new OpinionTally(0, 0, 0, 0, 0);

  static OpinionTally of(List<Opinion> opinions) {
    OpinionTally tally = NOTHING;
    for (Opinion opinion : opinions) {
      tally = tally.plus(opinion);
    }
    return tally;
  }

  private OpinionTally plus(Opinion opinion) {
    return new OpinionTally(
        asked + 1,
        accepted + (opinion.settlement().isAccepted() ? 1 : 0),
        refused + (opinion.settlement().isRefused() ? 1 : 0),
        open + (opinion.settlement().isOpen() ? 1 : 0),
        deferred + (opinion.isDeferred() ? 1 : 0));
  }

  Exit exit() {
    if (refused > 0) {
      return Exit.FINDINGS;
    }
    return open > 0 ? Exit.UNDECIDED : Exit.CLEAN;
  }

  String sentence() {
    return "%d %s: %d accepted, %d refused, %d open; %d deferred by a model or without one."
        .formatted(asked, asked == 1 ? "question" : "questions", accepted, refused, open, deferred);
  }
}
