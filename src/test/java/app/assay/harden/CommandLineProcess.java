package app.assay.harden;

import app.assay.Main;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/// The command line as a program of its own in a folder, as a shell would start it.
///
/// @param folder the working folder
/// @param log where what it prints is kept, outside the folder
record CommandLineProcess(Path folder, Path log) {

  /// Seconds without any progress after which a run hangs; on a busy machine it may wait long for
  /// its turn, so it is asked what it has done meanwhile.
  private static final int PATIENCE = 120;

  /// Seconds of processor time that no run needs.
  private static final int MOST_WORK = 120;

  /// How a run ended, with all it printed.
  record Ended(int exit, String printed) {}

  Process start(List<String> arguments) throws IOException {
    return start(List.of(), List.of(), arguments);
  }

  /// @param before words in front of the program, such as those of a tracer
  /// @param options of the virtual machine
  Process start(List<String> before, List<String> options, List<String> arguments)
      throws IOException {
    List<String> command = new ArrayList<>(before);
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData"));
    command.addAll(options);
    command.addAll(List.of("-cp", classPath(), Main.class.getName()));
    command.addAll(arguments);
    return new ProcessBuilder(command)
        .directory(folder.toFile())
        .redirectErrorStream(true)
        .redirectOutput(log.toFile())
        .start();
  }

  /// Ours, from whatever folder.
  private static String classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static Duration work(Process process) {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  /// Runs to the end.
  Ended run(String... arguments) throws IOException, InterruptedException {
    return ended(start(List.of(arguments)));
  }

  /// Waits for the end of a process.
  Ended ended(Process process) throws IOException, InterruptedException {
    Duration before = work(process);
    while (!process.waitFor(PATIENCE, TimeUnit.SECONDS)) {
      Duration now = work(process);
      if (now.equals(before) || now.toSeconds() > MOST_WORK) {
        process.destroyForcibly();
        throw new IllegalStateException("hangs: " + process.info().commandLine().orElse(""));
      }
      before = now;
    }
    return new Ended(process.exitValue(), Files.readString(log));
  }
}
