package app.assay.ui.vault;

import app.assay.cgd.check.CheckContext;
import app.assay.ui.theme.Texts;
import app.assay.workspace.DocumentCheck;
import app.assay.workspace.FileReport;
import app.assay.workspace.GateRun;
import app.assay.workspace.Outcome;
import app.assay.workspace.Progress;
import app.assay.workspace.TaskHandle;
import app.assay.workspace.TaskRunner;
import app.assay.workspace.Vault;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/// Opens a folder and runs the gates over it in the background; reports reach the model while the
/// run goes on, many at once where they come fast.
public final class VaultOpening {

  private final Texts texts = new Texts("vault");
  private final VaultModel model;
  private final TaskRunner runner;
  private final Executor delivery;
  private final Supplier<CheckContext> context;
  private final Supplier<DocumentCheck> check;
  private Optional<TaskHandle> running = Optional.empty();
  private int turn;

  /// @param delivery the thread that draws
  /// @param context profile and time of a run
  /// @param check what documents are checked by, asked for in the background
  public VaultOpening(
      VaultModel model,
      TaskRunner runner,
      Executor delivery,
      Supplier<CheckContext> context,
      Supplier<DocumentCheck> check) {
    this.check = check;
    this.model = model;
    this.runner = runner;
    this.delivery = delivery;
    this.context = context;
  }

  /// Opens a folder.
  ///
  /// @param then called once its files are known, before they are checked
  public void open(Path folder, Runnable then) {
    running.ifPresent(TaskHandle::cancel);
    String name = String.valueOf(folder.toAbsolutePath().normalize().getFileName());
    runner.submit(
        texts.get("task.open", name),
        progress -> Vault.read(folder),
        (Outcome<Vault> outcome) -> {
          switch (outcome) {
            case Outcome.Done<Vault>(Vault vault) -> {
              model.open(vault);
              then.run();
              check(vault);
            }
            case Outcome.Failed<Vault>(String message) ->
                model.ended(VaultModel.State.FAILED, texts.get("open.failed", name, message));
            case Outcome.Cancelled<Vault>() -> {}
          }
        });
  }

  /// Looks at the folder and at all documents anew.
  public void refresh() {
    model.vault().ifPresent(vault -> open(vault.root(), () -> {}));
  }

  private void check(Vault vault) {
    int mine = ++turn;
    CheckContext now = context.get();
    Inbox inbox = new Inbox(mine);
    running =
        Optional.of(
            runner.submit(
                texts.get("task.check", vault.documents().size()),
                progress -> run(now, vault, progress, inbox),
                outcome -> ended(mine, outcome)));
  }

  private int run(CheckContext now, Vault vault, Progress progress, Inbox inbox) {
    GateRun.of(check.get(), now).run(vault.inputs(), progress, inbox::add);
    return vault.documents().size();
  }

  private void ended(int whose, Outcome<Integer> outcome) {
    if (whose != turn) {
      return;
    }
    switch (outcome) {
      case Outcome.Done<Integer> _ -> model.ended(VaultModel.State.CHECKED, "");
      case Outcome.Cancelled<Integer> _ -> model.ended(VaultModel.State.STOPPED, "");
      case Outcome.Failed<Integer>(String message) ->
          model.ended(VaultModel.State.FAILED, texts.get("check.failed", message));
    }
  }

  /// Reports on their way to the thread that draws.
  private final class Inbox {

    private final ConcurrentLinkedQueue<FileReport> waiting = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean asked = new AtomicBoolean();
    private final int whose;

    Inbox(int whose) {
      this.whose = whose;
    }

    void add(FileReport report) {
      waiting.add(report);
      if (asked.compareAndSet(false, true)) {
        delivery.execute(this::deliver);
      }
    }

    private void deliver() {
      asked.set(false);
      List<FileReport> all = new ArrayList<>();
      for (FileReport next = waiting.poll(); next != null; next = waiting.poll()) {
        all.add(next);
      }
      if (whose == turn) {
        model.put(all);
      }
    }
  }
}
