package app.assay.cli;

import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.BatchFile;
import app.assay.distillery.candidate.BatchProblem;
import app.assay.distillery.candidate.BatchReading;

/// A batch that is taken whole or not at all.
final class BatchArgument {

  private BatchArgument() {}

  static Batch whole(Terminal terminal, String file) throws Refused {
    return switch (BatchFile.read(Folders.path(terminal, file))) {
      case BatchReading.Unreadable(String message) -> throw new Refused(message);
      case BatchReading.Loaded(Batch batch, String _) -> {
        if (!batch.problems().isEmpty()) {
          BatchProblem first = batch.problems().getFirst();
          throw new Refused(
              "%s:%d: %s Nothing was done.".formatted(file, first.line(), first.message()));
        }
        yield batch;
      }
    };
  }
}
