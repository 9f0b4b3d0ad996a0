package app.assay.fuzz;

import app.assay.cgd.hash.HashFuzz;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Runs every fuzz target with Jazzer, one after the other, each in a program of its own, and says
/// how many inputs it tried and what that cost. An input that fails stays in the folder.
public final class Fuzz {

  private static final List<Class<?>> TARGETS =
      List.of(ParserFuzz.class, EditorFuzz.class, HashFuzz.class, TableFuzz.class, QueueFuzz.class);
  private static final Path FIXTURES = Path.of("src/test/resources/rules");
  private static final Pattern EXECUTED =
      Pattern.compile("stat::number_of_executed_units: *([0-9]+)");
  private static final Pattern COVERED = Pattern.compile(" cov: ([0-9]+)");

  private final Path folder;
  private final int seconds;

  private Fuzz(Path folder, int seconds) {
    this.folder = folder;
    this.seconds = seconds;
  }

  /// Takes a folder of its own, the seconds for each target, and names of targets (all if none).
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Fuzz fuzz = new Fuzz(Path.of(arguments[0]).toAbsolutePath(), Integer.parseInt(arguments[1]));
    List<String> names = List.of(arguments).subList(2, arguments.length);
    boolean clean = true;
    for (Class<?> target : TARGETS) {
      if (names.isEmpty() || names.contains(target.getSimpleName())) {
        clean &= fuzz.run(target);
      }
    }
    System.exit(clean ? 0 : 1);
  }

  private boolean run(Class<?> target) throws IOException, InterruptedException {
    Path corpus = Files.createDirectories(folder.resolve("corpus").resolve(target.getSimpleName()));
    Path log = folder.resolve(target.getSimpleName() + ".log");
    Process process =
        new ProcessBuilder(command(target, corpus, seeds()))
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    Duration cpu = Duration.ZERO;
    do {
      cpu = process.info().totalCpuDuration().orElse(cpu);
    } while (!process.waitFor(500, TimeUnit.MILLISECONDS));
    String text = Files.readString(log);
    System.out.printf(
        Locale.ROOT,
        "%-12s %10s inputs, %5.1f CPU minutes, %s edges covered, exit %d%n",
        target.getSimpleName(),
        last(EXECUTED, text),
        cpu.toMillis() / 60_000.0,
        last(COVERED, text),
        process.exitValue());
    return process.exitValue() == 0;
  }

  private List<String> command(Class<?> target, Path corpus, Path seeds) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx900m",
        "-Xss1m",
        "-XX:+UseSerialGC",
        "--enable-native-access=ALL-UNNAMED",
        "--sun-misc-unsafe-memory-access=allow",
        "-XX:+EnableDynamicAgentLoading",
        "-cp",
        System.getProperty("java.class.path"),
        "com.code_intelligence.jazzer.Jazzer",
        "--target_class=" + target.getName(),
        "--instrumentation_includes=app.assay.**",
        "--reproducer_path=" + folder,
        "-artifact_prefix=" + folder + "/" + target.getSimpleName() + "-",
        "-max_total_time=" + seconds,
        "-max_len=6000",
        "-timeout=30",
        "-rss_limit_mb=3000",
        "-print_final_stats=1",
        corpus.toString(),
        seeds.toString());
  }

  /// The documents of the rules' tests, under one roof.
  private Path seeds() throws IOException {
    Path seeds = Files.createDirectories(folder.resolve("seeds"));
    List<Path> fixtures = new ArrayList<>();
    try (Stream<Path> walk = Files.walk(FIXTURES)) {
      walk.filter(Files::isRegularFile).forEach(fixtures::add);
    }
    for (Path fixture : fixtures) {
      Path seed = seeds.resolve(FIXTURES.relativize(fixture).toString().replace('/', '-'));
      if (!Files.exists(seed)) {
        Files.copy(fixture, seed);
      }
    }
    return seeds;
  }

  private static String last(Pattern pattern, String text) {
    String found = "?";
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      found = matcher.group(1);
    }
    return found;
  }
}
