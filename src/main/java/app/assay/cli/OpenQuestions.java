package app.assay.cli;

import app.assay.hitl.opinion.RecordedAnswers;
import app.assay.judge.queue.BackOff;
import app.assay.judge.queue.QuestionListing;
import app.assay.judge.queue.QuestionQueue;
import app.assay.judge.queue.QuestionState;
import app.assay.ledger.Ledger;
import app.assay.report.Printable;
import app.assay.text.DocumentFile;
import app.assay.workspace.Input;
import app.assay.workspace.Vault;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/// The questions of vaults that nobody has decided, as `status` tells them.
record OpenQuestions(Terminal terminal) {

  /// The queue of a vault for looking, answering and taking back.
  static QuestionQueue queue(Path root, Terminal terminal) {
    return new QuestionQueue(
        root,
        new DocumentFile(),
        terminal.clock(),
        BackOff.standard(new SplittableRandom(terminal.clock().millis())),
        new RecordedAnswers(Ledger.open(root, terminal.clock())));
  }

  /// One line where questions wait, and one for each file that cannot be understood.
  void write(List<Input> inputs, Writer out) throws IOException {
    Set<Path> roots = new LinkedHashSet<>();
    for (Input input : inputs) {
      if (input instanceof Input.OnDisk(Path file, String _)) {
        roots.add(Vault.rootOf(file));
      }
    }
    int open = 0;
    int due = 0;
    for (Path root : roots) {
      QuestionListing listing = queue(root, terminal).list();
      open += listing.in(QuestionState.OPEN).size();
      due += listing.due(terminal.clock().instant()).size();
      for (String trouble : listing.troubles()) {
        out.write(Printable.of(trouble) + "\n");
      }
    }
    if (open > 0) {
      out.write(
          "%d %s for judges or a person, %d of them due for a model; see 'assay questions list'.\n"
              .formatted(open, open == 1 ? "question waits" : "questions wait", due));
    }
  }
}
