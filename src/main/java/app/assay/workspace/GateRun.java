package app.assay.workspace;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.check.CheckContext;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;

/// Checks many files, a few at a time, and hands over each report as soon as those before it are
/// handed over. Texts are let go as soon as they are checked.
public final class GateRun {

  private static final int AHEAD = 8;

  private final DocumentCheck check;
  private final CheckContext context;
  private final DocumentFile files;
  private final int workers;
  private final Admission admission;

  /// @param context what rules may know; the file's name and source are filled in for each
  /// @param workers how many files are checked at once, at least 1
  public GateRun(DocumentCheck check, CheckContext context, DocumentFile files, int workers) {
    this.check = check;
    this.files = files;
    this.context = context;
    this.workers = workers;
    this.admission = new Admission(files, context.now());
  }

  /// Checks with as many workers as the machine has processors.
  public static GateRun standard(CheckContext context) {
    return of(DocumentCheck.standard(), context);
  }

  /// As [#standard(CheckContext)], but asks no rule.
  public static GateRun withoutRules(CheckContext context) {
    return of(DocumentCheck.withoutRules(), context);
  }

  /// As [#standard(CheckContext)] with another check.
  public static GateRun of(DocumentCheck check, CheckContext context) {
    return new GateRun(
        check, context, new DocumentFile(), Runtime.getRuntime().availableProcessors());
  }

  /// Checks all inputs.
  ///
  /// @param each gets every report in the order of the inputs, on the calling thread
  /// @throws java.util.concurrent.CancellationException when `progress` says so
  public void run(List<Input> inputs, Progress progress, Consumer<FileReport> each) {
    if (inputs.size() == 1 || workers == 1) {
      long done = 0;
      for (Input input : inputs) {
        progress.stopIfCancelled();
        progress.update(done++, inputs.size(), input.shown());
        each.accept(report(input));
      }
      return;
    }
    Deque<Future<FileReport>> ahead = new ArrayDeque<>();
    Semaphore turns = new Semaphore(workers);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      try {
        int next = 0;
        for (int done = 0; done < inputs.size(); done++) {
          while (next < inputs.size() && ahead.size() < workers * AHEAD) {
            Input input = inputs.get(next++);
            ahead.add(threads.submit(() -> inTurn(input, turns)));
          }
          progress.stopIfCancelled();
          progress.update(done, inputs.size(), inputs.get(done).shown());
          each.accept(result(ahead.remove()));
        }
      } finally {
        ahead.forEach(future -> future.cancel(true));
      }
    }
  }

  /// Reads and checks one input.
  public FileReport report(Input input) {
    return switch (input) {
      case Input.Unreadable(String shown, String trouble) -> FileReport.unreadable(shown, trouble);
      case Input.Standard(byte[] bytes) ->
          check.check(input.shown(), bytes, context.withFile(Optional.empty(), Optional.empty()));
      case Input.OnDisk(Path file, String shown) -> report(file, shown);
    };
  }

  private FileReport inTurn(Input input, Semaphore turns) throws InterruptedException {
    turns.acquire();
    try {
      return report(input);
    } finally {
      turns.release();
    }
  }

  private FileReport report(Path file, String shown) {
    CheckContext here =
        context.withFile(Optional.of(String.valueOf(file.getFileName())), Optional.empty());
    return switch (files.read(file)) {
      case ReadResult.Loaded loaded ->
          admission.ask(
              file,
              () -> CgdParser.standard().parse(loaded.source()),
              report(file, shown, loaded, here).ofBytes(loaded.sha256()));
      case ReadResult.NotUtf8(int offset) ->
          check.refused(shown, 0, new CgdDocument.Refusal.NotUtf8(offset), here);
      case ReadResult.TooLarge(long size, long limit) ->
          check.refused(shown, size, new CgdDocument.Refusal.TooLarge(size, limit), here);
      case ReadResult.Unreadable(String message) -> FileReport.unreadable(shown, message);
    };
  }

  /// Only a hash that fits nothing else is compared with the document's source (recipe L4).
  private FileReport report(
      Path file, String shown, ReadResult.Loaded loaded, CheckContext context) {
    FileReport report = check.check(shown, loaded.size(), loaded.source(), context);
    if (report.hash().match() != HashReport.Match.TEXT_CHANGED || !Documents.isDocument(file)) {
      return report;
    }
    if (files.read(Documents.source(file)) instanceof ReadResult.Loaded origin) {
      CheckContext more =
          context.withFile(context.fileName(), Optional.of(origin.source().bytes()));
      return check.check(shown, loaded.size(), loaded.source(), more);
    }
    return report;
  }

  private static FileReport result(Future<FileReport> future) {
    try {
      return future.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("a check failed", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new java.util.concurrent.CancellationException();
    }
  }
}
