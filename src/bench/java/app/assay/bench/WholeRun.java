package app.assay.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// What one whole process cost: CPU time of user and system, peak resident memory, exit code.
record WholeRun(Duration cpu, long peakKiB, int exit) {

  /// Milliseconds between two looks at the memory.
  private static final int LOOK = 2;

  /// Runs the command `times` times, its output thrown away, and gives the run of median CPU time.
  static WholeRun median(int times, List<String> command) throws IOException, InterruptedException {
    ChildUsage usage = new ChildUsage();
    Stream.Builder<WholeRun> runs = Stream.builder();
    for (int i = 0; i < times; i++) {
      runs.add(once(usage, command));
    }
    return runs.build().sorted(Comparator.comparing(WholeRun::cpu)).toList().get(times / 2);
  }

  private static WholeRun once(ChildUsage usage, List<String> command)
      throws IOException, InterruptedException {
    Duration before = usage.cpu();
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    long peak = 0;
    do {
      peak = Math.max(peak, highWaterMark(process.pid()));
    } while (!process.waitFor(LOOK, TimeUnit.MILLISECONDS));
    return new WholeRun(usage.cpu().minus(before), peak, process.exitValue());
  }

  /// The kernel keeps the peak itself, so looking now and then misses only the last moment.
  private static long highWaterMark(long pid) {
    try (Stream<String> lines =
        Files.lines(Path.of("/proc", Long.toString(pid), "status"), StandardCharsets.ISO_8859_1)) {
      return lines
          .filter(line -> line.startsWith("VmHWM:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
          .findFirst()
          .orElse(0);
    } catch (IOException | java.io.UncheckedIOException ended) {
      return 0;
    }
  }

  /// True when the program did its work; findings and open questions are results, too.
  boolean looked() {
    return exit == 0 || exit == 1 || exit == 3;
  }

  /// One line for the table.
  String line(String name) {
    return String.format(
        Locale.ROOT,
        "%-44s %8.2f s CPU %8.1f MiB peak   exit %d",
        name,
        cpu.toNanos() / 1e9,
        peakKiB / 1024.0,
        exit);
  }
}
