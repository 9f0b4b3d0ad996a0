package app.assay.harden;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Starts a command and kills it hard at a moment of its life.
///
/// @param life how long the whole command takes, in nanoseconds
/// @param writing how long it takes from its first change of the folder to its end
/// @param steps how many calls that change files its busiest thread makes; 0 without a tracer
record Kill(List<String> arguments, long life, long writing, int steps) {

  private static final String CALLS =
      "write,pwrite64,rename,renameat,renameat2,fsync,fdatasync,ftruncate,unlink,unlinkat,"
          + "chmod,fchmod,fchmodat,chown,fchown,lchown,fchownat";
  private static final Pattern THREAD = Pattern.compile("^([0-9]+) ");
  private static final long POLL = 20_000;

  /// When a process is killed.
  enum Moment {
    /// Anywhere in its life, most of which is its start.
    ANY_TIME,
    /// At some time after the first file changed.
    WHILE_WRITING,
    /// At a call to the system that changes a file.
    AT_A_STEP
  }

  /// Lets the command run whole in copies of a vault and measures it.
  static Kill measure(Path vault, Path work, List<String> arguments)
      throws IOException, InterruptedException {
    long[] lives = new long[3];
    long writing = 0;
    for (int i = 0; i < lives.length; i++) {
      Path copy = KilledVault.copy(vault, work.resolve("measured" + i));
      CommandLineProcess line = new CommandLineProcess(copy, work.resolve("measured.log"));
      Map<String, Object> before = look(copy);
      long start = System.nanoTime();
      Process process = line.start(arguments);
      awaitChange(process, copy, before);
      long first = System.nanoTime();
      line.ended(process);
      lives[i] = System.nanoTime() - start;
      writing = Math.max(writing, System.nanoTime() - first);
    }
    java.util.Arrays.sort(lives);
    return new Kill(arguments, lives[1], writing, countSteps(vault, work, arguments));
  }

  /// Runs the command in a folder and kills it.
  CommandLineProcess.Ended strike(CommandLineProcess line, Moment moment, Random random)
      throws IOException, InterruptedException {
    if (moment == Moment.AT_A_STEP) {
      String inject =
          "inject=%s:signal=SIGKILL:when=%d".formatted(CALLS, 1 + random.nextInt(steps));
      return line.ended(
          line.start(
              List.of("strace", "-f", "-qqq", "-o", "/dev/null", "-e", inject),
              List.of(),
              arguments));
    }
    Map<String, Object> before = look(line.folder());
    Process process = line.start(arguments);
    if (moment == Moment.ANY_TIME) {
      LockSupport.parkNanos((long) (random.nextDouble() * life * 1.05));
    } else {
      awaitChange(process, line.folder(), before);
      LockSupport.parkNanos((long) (random.nextDouble() * random.nextDouble() * writing));
    }
    process.destroyForcibly();
    return line.ended(process);
  }

  private static void awaitChange(Process process, Path folder, Map<String, Object> before)
      throws IOException {
    while (process.isAlive() && look(folder).equals(before)) {
      LockSupport.parkNanos(POLL);
    }
  }

  /// Names, sizes and identities of the files, as far as they stand still.
  private static Map<String, Object> look(Path folder) throws IOException {
    Map<String, Object> found = new TreeMap<>();
    List<Path> folders = new ArrayList<>(List.of(folder));
    for (int i = 0; i < folders.size(); i++) {
      try (Stream<Path> list = Files.list(folders.get(i))) {
        for (Path path : list.toList()) {
          try {
            BasicFileAttributes is = Files.readAttributes(path, BasicFileAttributes.class);
            found.put(path.toString(), is.isDirectory() ? "" : is.fileKey() + " " + is.size());
            if (is.isDirectory()) {
              folders.add(path);
            }
          } catch (java.nio.file.NoSuchFileException e) {
            found.put(path.toString(), "gone");
          }
        }
      }
    }
    return found;
  }

  private static int countSteps(Path vault, Path work, List<String> arguments)
      throws IOException, InterruptedException {
    if (!hasTracer()) {
      return 0;
    }
    Path copy = KilledVault.copy(vault, work.resolve("traced"));
    Path trace = work.resolve("trace");
    CommandLineProcess line = new CommandLineProcess(copy, work.resolve("traced.log"));
    line.ended(
        line.start(
            List.of("strace", "-f", "-qqq", "-o", trace.toString(), "-e", "trace=" + CALLS),
            List.of(),
            arguments));
    return Files.readAllLines(trace).stream()
        .map(THREAD::matcher)
        .filter(java.util.regex.Matcher::find)
        .collect(Collectors.groupingBy(found -> found.group(1), Collectors.counting()))
        .values()
        .stream()
        .mapToInt(Long::intValue)
        .max()
        .orElse(0);
  }

  private static boolean hasTracer() throws InterruptedException {
    try {
      return new ProcessBuilder("strace", "-o", "/dev/null", "true").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
