package app.assay.ui;

import app.assay.ui.documents.Checked;
import app.assay.ui.documents.FirstMarks;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.editor.model.Highlight;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.application.Platform;
import org.fxmisc.richtext.CodeArea;

/// What one keystroke took, in milliseconds.
///
/// @param first until the first marks of the new text were painted
/// @param settled until those that need the whole text were painted too
/// @param firstCpu of the threads that check, until the first marks
/// @param cpu of the threads that check
/// @param drawing CPU of the thread that draws
/// @param isFirstRight whether the first marks of the line typed in were those that stayed
record Keystroke(
    double first,
    double settled,
    double firstCpu,
    double cpu,
    double drawing,
    boolean isFirstRight) {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /// Text, gutter, chips and stripe.
  private static final int PAINTERS = 4;

  /// Types characters, or deletes one before the caret where there are none.
  static Keystroke of(OpenDocument document, CodeArea area, String typed) throws Exception {
    Run run = new Run(document, area);
    long checking = checking();
    long drawing = Fx.call(THREADS::getCurrentThreadCpuTime);
    long begin = System.nanoTime();
    Platform.runLater(() -> run.type(typed));
    run.marked.await();
    long firstCpu = checking() - checking;
    run.settled.await();
    long cpu = checking() - checking;
    long drawn = Fx.call(run::end);
    return new Keystroke(
        millis(run.firstAt - begin),
        millis(run.settledAt - begin),
        millis(firstCpu),
        millis(cpu),
        millis(drawn - drawing),
        run.isFirstRight());
  }

  private static double millis(long nanos) {
    return nanos / 1e6;
  }

  /// CPU time of the threads that carry the work in the background.
  private static long checking() {
    long sum = 0;
    for (ThreadInfo thread : THREADS.getThreadInfo(THREADS.getAllThreadIds())) {
      if (thread != null && thread.getThreadName().startsWith("ForkJoinPool")) {
        sum += THREADS.getThreadCpuTime(thread.getThreadId());
      }
    }
    return sum;
  }

  /// One keystroke under way. What it does on the thread that draws costs next to nothing.
  private static final class Run implements Consumer<FirstMarks>, Runnable {

    private final OpenDocument document;
    private final CodeArea area;
    private final CountDownLatch marked = new CountDownLatch(1);
    private final CountDownLatch settled = new CountDownLatch(1);
    private volatile long firstAt;
    private volatile long settledAt;
    private volatile List<Highlight> first = List.of();

    Run(OpenDocument document, CodeArea area) {
      this.document = document;
      this.area = area;
    }

    void type(String typed) {
      document.onFirstMarks(this);
      if (typed.isEmpty()) {
        area.deletePreviousChar();
      } else {
        area.insertText(area.getCaretPosition(), typed);
      }
      document.onChange(this);
    }

    @Override
    public void accept(FirstMarks marks) {
      first = marks.marks();
      afterPainting(
          PAINTERS,
          () -> {
            firstAt = System.nanoTime();
            marked.countDown();
          });
    }

    /// What paints marks takes turns, each in an event of its own.
    private static void afterPainting(int turns, Runnable then) {
      Platform.runLater(turns == 0 ? then : () -> afterPainting(turns - 1, then));
    }

    @Override
    public void run() {
      if (document.fresh().isPresent()) {
        afterPainting(
            PAINTERS,
            () -> {
              settledAt = System.nanoTime();
              if (marked.getCount() > 0) {
                firstAt = settledAt;
                marked.countDown();
              }
              settled.countDown();
            });
      }
    }

    long end() {
      document.removeFirstMarks(this);
      document.removeListener(this);
      return THREADS.getCurrentThreadCpuTime();
    }

    boolean isFirstRight() throws Exception {
      return Fx.call(
          () -> ofLine(first).equals(ofLine(document.fresh().map(Checked::marks).orElseThrow())));
    }

    /// The marks of the nine points in the line of the caret, whatever they stand for.
    private Set<Highlight> ofLine(List<Highlight> marks) {
      var line = document.text().buffer().line(document.text().buffer().lineAt(document.caret()));
      return marks.stream()
          .filter(m -> m.isOfPoints() && line.overlaps(m.span()))
          .map(m -> new Highlight(m.span(), m.kind(), m.point(), ""))
          .collect(Collectors.toSet());
    }
  }
}
