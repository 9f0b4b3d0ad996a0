package app.assay.harden;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Kills the command line in many rounds and prints what was left.
public final class Harden {

  private Harden() {}

  /// Takes a folder that may be deleted afterwards, the rounds for each command, and the first
  /// seed.
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path folder = Files.createDirectories(Path.of(arguments[0]).toAbsolutePath());
    int rounds = Integer.parseInt(arguments[1]);
    int seed = Integer.parseInt(arguments[2]);
    boolean clean = true;
    for (KilledCommand command : KilledCommand.values()) {
      Path work = Files.createTempDirectory(folder, command.name());
      KillRounds done = new KillRounds(command, work).strike(seed, rounds);
      System.out.println(done.figures());
      done.faults().forEach(fault -> System.out.println("  " + fault));
      clean &= done.faults().isEmpty();
    }
    System.exit(clean ? 0 : 1);
  }
}
