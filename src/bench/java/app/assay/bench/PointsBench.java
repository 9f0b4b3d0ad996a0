package app.assay.bench;

import app.assay.points.check.PointsContext;
import app.assay.points.check.Sensitivity;
import app.assay.points.lexicon.Lexicon;
import app.assay.points.rules.PointRules;
import app.assay.text.LineIndex;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// The nine points on one core, warm: bytes a second, one large text against the same bytes in many
/// small ones, and a line without an end. Times are CPU time of the thread.
final class PointsBench {

  private static final int MANY = 358;
  private static final int LARGE = 1_000_000;

  /// The compiler has little left to do when so many runs in a row were no faster than the best
  /// before them, by a hundredth.
  private static final int STEADY = 5;

  private static final double FASTER = 0.99;

  private static final int MOST_RUNS = 100;

  private static final int TIMES = 9;

  private final Lexicon lexicon = Lexicon.load();
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private int findings;

  /// Prints the figures on the documents of a folder.
  void run(Path folder) throws IOException {
    String large = LargeText.of(folder, LARGE);
    List<String> many = cut(large);
    warm(List.of(large), many);
    double one = median(List.of(large));
    double split = median(many);
    int bytes = large.getBytes(StandardCharsets.UTF_8).length;
    print("nine points, warm, %.2f MB in one text".formatted(bytes / 1e6), one, bytes, large);
    print("the same in %d texts".formatted(MANY), split, bytes, large);
    System.out.printf(
        Locale.ROOT, "%-44s %8.2f times the CPU%n", "one text against many", one / split);
    real();
    String line = "In one line: " + large.replace('\n', ' ').substring(0, 200_000);
    print("a line of 200 kB", median(List.of(line)), line.length(), line);
  }

  /// Documents of strangers beside the checkout, each once: they hold a finding in 600 characters,
  /// where those that were written to be at fault hold one in 190.
  private void real() throws IOException {
    Path shared = Path.of("..", "shared", "data");
    if (!Files.isDirectory(shared)) {
      System.out.println("nine points on real documents: not measured, no shared data");
      return;
    }
    List<String> texts = LargeText.ofAll(shared);
    String text = String.join("\n\n", texts);
    warm(texts, List.of(text));
    int bytes = text.getBytes(StandardCharsets.UTF_8).length;
    String name = "%d real documents, %.2f MB".formatted(texts.size(), bytes / 1e6);
    print(name, median(texts), bytes, text);
    print("the same in one text", median(List.of(text)), bytes, text);
  }

  private void warm(List<String> texts, List<String> others) {
    double best = Double.MAX_VALUE;
    int same = 0;
    for (int i = 0; i < MOST_RUNS && same < STEADY; i++) {
      double now = seconds(texts) + seconds(others);
      same = now < best * FASTER ? 0 : same + 1;
      best = Math.min(best, now);
    }
  }

  private void print(String name, double seconds, int bytes, String text) {
    findings = 0;
    seconds(List.of(text));
    System.out.printf(
        Locale.ROOT,
        "%-44s %8.1f ms, %.1f MB/s, %,d findings%n",
        name,
        seconds * 1e3,
        bytes / seconds / 1e6,
        findings);
  }

  private double median(List<String> texts) {
    double[] times = new double[TIMES];
    for (int i = 0; i < TIMES; i++) {
      times[i] = seconds(texts);
    }
    Arrays.sort(times);
    return times[TIMES / 2];
  }

  private double seconds(List<String> texts) {
    PointsContext context = new PointsContext(LocalDate.of(2026, 3, 1), Sensitivity.THOROUGH);
    long start = threads.getCurrentThreadCpuTime();
    for (String text : texts) {
      findings +=
          PointRules.check(lexicon)
              .evaluate(text, new LineIndex(text), List.of(), context)
              .findings()
              .size();
    }
    return (threads.getCurrentThreadCpuTime() - start) / 1e9;
  }

  /// Cuts at blank lines, so that no block is cut.
  private static List<String> cut(String text) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int i = 1; i < MANY; i++) {
      int at = text.indexOf("\n\n", (int) ((long) text.length() * i / MANY));
      if (at > from) {
        parts.add(text.substring(from, at));
        from = at;
      }
    }
    parts.add(text.substring(from));
    return parts;
  }
}
