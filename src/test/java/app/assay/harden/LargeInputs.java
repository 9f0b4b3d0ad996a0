package app.assay.harden;

import app.assay.cgd.CgdText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// What the command line takes for the largest document and for a vault of 5,000.
final class LargeInputs {

  private static final int DOCUMENTS = 5_000;
  private static final int LARGEST = 9_990_000;
  private static final int MEBIBYTE = 1024;

  /// Milliseconds between two looks; the kernel keeps the peak, so only the last moment is missed.
  private static final int LOOK = 5;

  private final Path work;

  LargeInputs(Path work) {
    this.work = work;
  }

  /// Prints one line for each command.
  void print() throws IOException, InterruptedException {
    Path one = Files.createDirectories(work.resolve("one"));
    Files.writeString(one.resolve("large.cgd.md"), document("B", LARGEST));
    measure(one, "10 MB: verify", "verify", "large.cgd.md");
    measure(one, "10 MB: stamp", "stamp", "large.cgd.md");
    measure(
        one,
        "10 MB: confirm",
        "confirm",
        "large.cgd.md",
        "--claim=claim-75fb137a",
        "--decision=true",
        "--reviewer=Ada Keeper",
        "--evidence=Price list of May");
    Files.writeString(one.resolve("larger.cgd.md"), document("B", LARGEST + 20_000));
    measure(one, "over 10 MB: verify", "verify", "larger.cgd.md");
    Path many = Files.createDirectories(work.resolve("many"));
    for (int i = 0; i < DOCUMENTS; i++) {
      Path folder = Files.createDirectories(many.resolve("f" + i / 100));
      Files.writeString(
          folder.resolve("d%04d.cgd.md".formatted(i)), document(i % 2 == 0 ? "A" : "B", 2_000));
    }
    measure(many, "5,000 documents: verify", "verify", ".");
    measure(many, "5,000 documents: status", "status", ".");
    measure(many, "5,000 documents: queue", "queue", ".", "-o", "queue.yaml");
  }

  private void measure(Path folder, String name, String... arguments)
      throws IOException, InterruptedException {
    CommandLineProcess line = new CommandLineProcess(folder, work.resolve("large.log"));
    Process process = line.start(List.of(arguments));
    long peak = 0;
    Duration cpu = Duration.ZERO;
    do {
      peak = Math.max(peak, highWaterMark(process.pid()));
      cpu = process.info().totalCpuDuration().orElse(cpu);
    } while (!process.waitFor(LOOK, TimeUnit.MILLISECONDS));
    CommandLineProcess.Ended ended = line.ended(process);
    System.out.printf(
        Locale.ROOT,
        "%-24s %6.2f s CPU, %4d MiB peak, exit %d: %s%n",
        name,
        cpu.toNanos() / 1e9,
        peak / MEBIBYTE,
        ended.exit(),
        ended.printed().lines().reduce((first, last) -> last).orElse(""));
  }

  private static String document(String round, int size) {
    String text = CgdText.pending(round).text();
    String filler = "The lamp room has eight windows, and the keeper cleans them on Mondays.\n\n";
    int at = text.indexOf("## HITL Verification Record");
    return text.substring(0, at)
        + filler.repeat(Math.max(0, (size - text.length()) / filler.length()))
        + text.substring(at);
  }

  private static long highWaterMark(long pid) {
    try (Stream<String> lines =
        Files.lines(Path.of("/proc", Long.toString(pid), "status"), StandardCharsets.ISO_8859_1)) {
      return lines
          .filter(line -> line.startsWith("VmHWM:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
          .findFirst()
          .orElse(0);
    } catch (IOException | java.io.UncheckedIOException e) {
      return 0;
    }
  }
}
