package app.assay.bench;

import app.assay.ui.LiveBench;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Measures whole runs of the launcher beside a yardstick, on documents made from fixed seeds.
public final class Bench {

  private static final int TIMES = 3;
  private static final Path LAUNCHER = Path.of("packaging", "assay").toAbsolutePath();

  private Bench() {}

  /// Takes the folder for the documents, which may be deleted afterwards.
  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]).toAbsolutePath();
    // Builds when it must, so that no measured run does.
    WholeRun.median(1, assay("--version"));
    System.out.println(WholeRun.median(TIMES, assay("--version")).line("assay --version"));
    hash(folder.resolve("hash"));
    verify(folder.resolve("verify"));
    Path corpus = Path.of("src/quality/corpus/dev");
    new PointsBench().run(corpus);
    new VaultBench(folder.resolve("vault")).run();
    new LiveBench(folder.resolve("live")).runAll(LargeText.of(corpus, 1_000_000));
    System.exit(0);
  }

  private static void hash(Path folder) throws IOException, InterruptedException {
    List<Path> documents = new GeneratedDocuments(2_000).write(folder, 2_000, 10_000);
    List<String> sha256sum = new ArrayList<>(List.of("sha256sum"));
    documents.forEach(path -> sha256sum.add(path.toString()));
    compare(
        "assay hash, 2,000 documents, %s".formatted(size(documents)),
        WholeRun.median(TIMES, assay("hash", folder.toString())),
        "sha256sum, the same bytes in one run",
        WholeRun.median(TIMES, sha256sum));
  }

  private static void verify(Path folder) throws IOException, InterruptedException {
    Path many = folder.resolve("many");
    List<Path> documents = new GeneratedDocuments(358).write(many, 358, 1_000_000 / 358);
    Path one = Files.createDirectories(folder.resolve("one")).resolve("all.cgd.md");
    try (OutputStream out = Files.newOutputStream(one)) {
      for (Path document : documents) {
        Files.copy(document, out);
      }
    }
    compare(
        "assay verify, 358 documents, %s".formatted(size(documents)),
        WholeRun.median(TIMES, assay("verify", many.toString())),
        "assay verify, the same bytes in one file",
        WholeRun.median(TIMES, assay("verify", one.toString())));
  }

  private static void compare(String name, WholeRun run, String yardstickName, WholeRun yardstick) {
    if (!run.looked() || !yardstick.looked()) {
      System.out.printf("%-44s not measured: a run ended without looking%n", name);
      return;
    }
    System.out.println(run.line(name));
    System.out.println(yardstick.line(yardstickName));
    System.out.printf(
        Locale.ROOT,
        "%-44s %8.2f times the CPU, %.2f times the memory%n",
        "",
        (double) run.cpu().toNanos() / yardstick.cpu().toNanos(),
        (double) run.peakKiB() / yardstick.peakKiB());
  }

  private static String size(List<Path> documents) throws IOException {
    long bytes = 0;
    for (Path document : documents) {
      bytes += Files.size(document);
    }
    return String.format(Locale.ROOT, "%.2f MB", bytes / 1e6);
  }

  private static List<String> assay(String... arguments) {
    List<String> command = new ArrayList<>(List.of(LAUNCHER.toString()));
    command.addAll(List.of(arguments));
    return command;
  }
}
