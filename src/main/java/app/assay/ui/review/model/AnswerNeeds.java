package app.assay.ui.review.model;

import app.assay.cgd.Round;
import app.assay.hitl.Answer;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.Optional;

/// What an answer still needs before it can be given; the engine asks the same again when it plans.
final class AnswerNeeds {

  private final Texts texts;

  AnswerNeeds(Texts texts) {
    this.texts = texts;
  }

  /// Why these claims cannot be answered so, a sentence; empty when they can.
  Optional<String> missing(
      Answer answer, List<ReviewEntry> selected, String note, boolean mayReplace) {
    if (selected.isEmpty()) {
      return said("needs.selection");
    }
    if (answer == Answer.SKIP) {
      return Optional.empty();
    }
    boolean noted = !note.isBlank();
    if (answer == Answer.FALSE && !noted) {
      return said("needs.reason");
    }
    if (answer == Answer.ESTIMATED && selected.size() > 1) {
      return said("needs.oneEstimate");
    }
    if (answer == Answer.ESTIMATED && !noted) {
      return said("needs.basis");
    }
    if (answer == Answer.TRUE && !noted && selected.getFirst().round() == Round.B) {
      return said("needs.evidence");
    }
    if (answer == Answer.TRUE && noted && selected.size() > 1) {
      return said("needs.oneSource");
    }
    return selected.stream().anyMatch(ReviewEntry::replaces) && !mayReplace
        ? said("needs.replace")
        : Optional.empty();
  }

  private Optional<String> said(String key) {
    return Optional.of(texts.get(key));
  }
}
