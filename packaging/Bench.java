import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Starts programs whole and says the median of five: wall clock, processor and the most memory resident. Run by
/// `packaging/bench`; arguments are `NAME`, `+VARIABLE=VALUE`..., the command, and `--` between programs.
final class Bench {

  private static final int ROUNDS = 5;
  private static final double TICK = 0.01;

  private record Program(String name, Map<String, String> environment, List<String> command) {}

  private record Sample(double wall, double cpu, double megabytes) {}

  private Bench() {}

  public static void main(String[] args) throws Exception {
    List<Program> programs = new ArrayList<>();
    for (String one : String.join("\n", args).split("\n--\n")) {
      List<String> words = new ArrayList<>(List.of(one.split("\n")));
      String name = words.removeFirst();
      Map<String, String> environment = new java.util.TreeMap<>();
      while (words.getFirst().startsWith("+")) {
        String[] pair = words.removeFirst().substring(1).split("=", 2);
        environment.put(pair[0], pair[1]);
      }
      programs.add(new Program(name, environment, words));
    }
    Sample[][] samples = new Sample[programs.size()][ROUNDS];
    // In turns, so that what else the machine does falls on all alike; the round before the first warms the disk.
    for (int round = -1; round < ROUNDS; round++) {
      for (int i = 0; i < programs.size(); i++) {
        Sample sample = measure(programs.get(i));
        if (round >= 0) {
          samples[i][round] = sample;
        }
      }
    }
    System.out.printf("%-44s %8s %8s %8s%n", "median of " + ROUNDS, "seconds", "CPU s", "MB");
    for (int i = 0; i < programs.size(); i++) {
      Sample[] of = samples[i];
      System.out.printf(
          Locale.ROOT,
          "%-44s %8.3f %8.2f %8.0f%n",
          programs.get(i).name(),
          median(Arrays.stream(of).mapToDouble(Sample::wall).toArray()),
          median(Arrays.stream(of).mapToDouble(Sample::cpu).toArray()),
          median(Arrays.stream(of).mapToDouble(Sample::megabytes).toArray()));
    }
  }

  private static Sample measure(Program program) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(program.command())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().putAll(program.environment());
    double before = childrenCpu();
    long start = System.nanoTime();
    Process process = builder.start();
    long peak = 0;
    // The launchers replace themselves by the program, so its number stays.
    while (!process.waitFor(2, java.util.concurrent.TimeUnit.MILLISECONDS)) {
      peak = Math.max(peak, resident(process.pid()));
    }
    double wall = (System.nanoTime() - start) / 1e9;
    if (process.exitValue() > 1) {
      throw new IllegalStateException(program.name() + " ended with " + process.exitValue());
    }
    return new Sample(wall, childrenCpu() - before, peak / 1024.0);
  }

  /// Processor seconds of all children that ended, user and system.
  private static double childrenCpu() throws IOException {
    String stat = Files.readString(Path.of("/proc/self/stat"));
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    return (Long.parseLong(fields[13]) + Long.parseLong(fields[14])) * TICK;
  }

  /// The most kilobytes resident so far, 0 when the process has ended.
  private static long resident(long pid) {
    try {
      return Files.readAllLines(Path.of("/proc/" + pid + "/status")).stream()
          .filter(line -> line.startsWith("VmHWM:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
          .findFirst()
          .orElse(0);
    } catch (IOException e) {
      return 0;
    }
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    return values[values.length / 2];
  }
}
