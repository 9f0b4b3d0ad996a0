package app.assay.ui.documents;

import app.assay.cgd.CgdParser;
import app.assay.cgd.check.CheckContext;
import app.assay.points.check.Sensitivity;
import app.assay.text.DocumentFile;
import app.assay.workspace.DocumentCheck;
import app.assay.workspace.FileReport;
import app.assay.workspace.SameThreadRunner;
import app.assay.workspace.TaskRunner;
import app.assay.workspace.UndoStack;
import app.assay.workspace.WindowChecks;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;

/// Documents opened without a toolkit.
public final class DocumentsFixture {

  public static final CheckContext CONTEXT = CheckContext.at(Instant.parse("2026-06-15T09:00:00Z"));

  final DocumentFile files = new DocumentFile();
  Sensitivity sensitivity = Sensitivity.THOROUGH;
  public final UndoStack undo = new UndoStack(100);
  final OpenDocuments documents;

  public DocumentsFixture() {
    this(new SameThreadRunner());
  }

  public DocumentsFixture(TaskRunner runner) {
    documents =
        new OpenDocuments(
            files,
            runner,
            undo,
            new MarkedCheck(
                CgdParser.standard(), new WindowChecks(() -> sensitivity), files, () -> CONTEXT),
            millis -> Runnable::run,
            path -> String.valueOf(path.getFileName()));
  }

  public OpenDocument open(Path path) {
    AtomicReference<OpenDocument> opened = new AtomicReference<>();
    documents.open(path, opened::set);
    return opened.get();
  }

  public static Path sample(String name) {
    return Path.of("sample-vaults", "lighthouse", "documents", name + ".cgd.md");
  }

  static String text(Path path) {
    try {
      return Files.readString(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static FileReport report(String name) {
    try {
      byte[] bytes = Files.readAllBytes(sample(name));
      return DocumentCheck.standard().check(name, bytes, CONTEXT);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
