package app.assay.ui.preview;

import app.assay.ui.editor.model.FrontMatterLines;
import app.assay.ui.editor.model.OpenText;
import app.assay.ui.editor.model.TextBuffer;
import app.assay.ui.event.Listeners;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import app.assay.workspace.OwnStack;
import app.assay.workspace.TaskHandle;
import app.assay.workspace.TaskRunner;
import java.util.List;
import java.util.function.Consumer;

/// The preview of one document: rendered in the background some time after each edit, never two at
/// once, and ended when it takes too long.
///
/// Belongs to the thread that draws.
public final class PreviewModel {

  private static final long STACK = 2L << 20;

  private final Texts texts = new Texts("preview");
  private final OwnStack stack = new OwnStack("preview", STACK);
  private final Listeners listeners = new Listeners();
  private final OpenText text;
  private final Rendering rendering;
  private final TaskRunner runner;
  private final Consumer<Runnable> later;
  private final Consumer<Runnable> limit;
  private final Consumer<TextBuffer.Edited> follower = this::edited;
  private List<PreviewBlock> blocks = List.of();
  private String trouble = "";
  private boolean running;
  private boolean again;

  /// @param later pauses after an edit
  /// @param limit runs what it is given once a rendering has taken too long
  public PreviewModel(
      OpenText text,
      Rendering rendering,
      TaskRunner runner,
      Consumer<Runnable> later,
      Consumer<Runnable> limit) {
    this.text = text;
    this.rendering = rendering;
    this.runner = runner;
    this.later = later;
    this.limit = limit;
    text.onEdit(follower);
    render();
  }

  /// The blocks of the last rendering that came to its end.
  public List<PreviewBlock> blocks() {
    return blocks;
  }

  /// Why the blocks are old or missing, empty when they are not.
  public String trouble() {
    return trouble;
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /// Follows the text no more.
  public void close() {
    text.removeListener(follower);
  }

  private void edited(TextBuffer.Edited edit) {
    ask();
  }

  private void ask() {
    later.accept(this::render);
  }

  private void render() {
    if (running) {
      again = true;
      return;
    }
    running = true;
    again = false;
    String body = body();
    TaskHandle task =
        runner.submit(
            texts.get("task"),
            progress ->
                stack.run(progress, () -> rendering.render(body, progress::stopIfCancelled)),
            this::took);
    limit.accept(() -> giveUp(task));
  }

  private String body() {
    TextBuffer buffer = text.buffer();
    int hidden = FrontMatterLines.count(buffer);
    int start = hidden == 0 || hidden >= buffer.lineCount() ? 0 : buffer.line(hidden).start();
    return buffer.text().substring(start);
  }

  private void giveUp(TaskHandle task) {
    if (task.isRunning()) {
      task.cancel();
      say(texts.get("slow"));
    }
  }

  private void took(Outcome<Rendering.Result> outcome) {
    running = false;
    switch (outcome) {
      case Outcome.Done<Rendering.Result>(Rendering.Result result) -> took(result);
      case Outcome.Cancelled<Rendering.Result> _ -> say(texts.get("slow"));
      case Outcome.Failed<Rendering.Result> _ -> say(texts.get("failed"));
    }
    if (again) {
      ask();
    }
  }

  private void took(Rendering.Result result) {
    switch (result) {
      case Rendering.Result.Rendered(List<PreviewBlock> fresh, boolean cut) -> {
        blocks = fresh;
        say(cut ? texts.get("cut") : "");
      }
      case Rendering.Result.TooLong(int most) -> say(texts.get("long", most));
      case Rendering.Result.TooDeep() -> say(texts.get("deep"));
    }
  }

  private void say(String why) {
    trouble = why;
    listeners.tell();
  }
}
