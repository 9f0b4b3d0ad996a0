package app.assay.ui.judge.model;

import app.assay.workspace.Progress;
import java.util.List;

/// The questions of a vault and those who can be asked again. Works in the background.
public interface QuestionDesk {

  /// All questions as they are now.
  ///
  /// @param troubles what could not be read, a sentence each
  record Listing(List<QuestionRow> rows, List<String> troubles) {

    public Listing {
      rows = List.copyOf(rows);
      troubles = List.copyOf(troubles);
    }
  }

  /// What asking would send and cost.
  ///
  /// @param sentence for people: how many questions, tokens and money
  /// @param needsYes true when something is sent to a model, so that it is not done before a yes
  /// @param possible false when nobody can be asked; the sentence says why
  record Estimate(String sentence, boolean needsYes, boolean possible) {}

  Listing list();

  /// What it would cost to ask about these now; sends nothing.
  Estimate estimate(List<String> ids);

  /// Asks about these now.
  ///
  /// @return what came of it, for people
  String ask(List<String> ids, Progress progress);
}
