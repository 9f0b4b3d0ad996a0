package app.assay.ui.batch.model;

import app.assay.distillery.candidate.Batch;
import app.assay.ui.batch.model.BatchDesk.Gated;
import app.assay.workspace.Progress;
import java.io.IOException;
import java.util.function.Consumer;

/// Both layers of the gate, in the background.
public interface BatchGate {

  /// What R7 looks at, for people; empty where nothing was chosen.
  String repository();

  /// Judges the candidates of a batch.
  ///
  /// @param heard is told of each verdict as it comes
  /// @return a sentence on what came of it
  String run(Batch batch, Progress progress, Consumer<Gated> heard) throws IOException;
}
