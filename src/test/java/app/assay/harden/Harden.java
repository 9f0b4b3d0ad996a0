package app.assay.harden;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Kills the command line in many rounds and prints what was left; lets two programs confirm one
/// document at once; and measures the largest inputs.
public final class Harden {

  private Harden() {}

  /// Takes a folder that may be deleted afterwards, the rounds for each command, the first seed,
  /// and the what is wanted of [KilledCommand], `TWO`, `JUDGE`, `VAULT`, `COMMANDS`, `CURATORS` and
  /// `LARGE` (all if none).
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path folder = Files.createDirectories(Path.of(arguments[0]).toAbsolutePath());
    int rounds = Integer.parseInt(arguments[1]);
    int seed = Integer.parseInt(arguments[2]);
    List<String> only = List.of(arguments).subList(3, arguments.length);
    boolean clean = true;
    for (KilledCommand command : KilledCommand.values()) {
      if (!only.isEmpty() && !only.contains(command.name())) {
        continue;
      }
      Path work = Files.createTempDirectory(folder, command.name());
      KillRounds done = new KillRounds(command, work).strike(seed, rounds);
      System.out.println(done.figures());
      done.faults().forEach(fault -> System.out.println("  " + fault));
      clean &= done.faults().isEmpty();
    }
    if (only.isEmpty() || only.contains("TWO")) {
      TwoConfirmations two =
          new TwoConfirmations(Files.createTempDirectory(folder, "two")).run(rounds);
      System.out.println(two.figures());
      two.faults().forEach(fault -> System.out.println("  " + fault));
      clean &= two.faults().isEmpty();
    }
    if (only.isEmpty() || only.contains("JUDGE")) {
      KilledJudging judging =
          new KilledJudging(Files.createTempDirectory(folder, "judge"), 50, seed).run(rounds);
      System.out.println(judging.figures());
      judging.faults().forEach(fault -> System.out.println("  " + fault));
      clean &= judging.faults().isEmpty();
    }
    if (only.isEmpty() || only.contains("VAULT")) {
      KilledVaultWork killed =
          new KilledVaultWork(Files.createTempDirectory(folder, "vault"), seed).run(rounds);
      System.out.println(killed.figures());
      killed.faults().forEach(fault -> System.out.println("  " + fault));
      clean &= killed.faults().isEmpty();
    }
    if (only.isEmpty() || only.contains("COMMANDS")) {
      KilledVaultCommands killed =
          new KilledVaultCommands(Files.createTempDirectory(folder, "commands"), seed).run(rounds);
      System.out.println(killed.figures());
      killed.faults().forEach(fault -> System.out.println("  " + fault));
      clean &= killed.faults().isEmpty();
    }
    if (only.isEmpty() || only.contains("CURATORS")) {
      TwoCurators curators =
          new TwoCurators(Files.createTempDirectory(folder, "curators"))
              .run("same", 500)
              .run("leased", 500);
      System.out.println(curators.figures());
      curators.faults().forEach(fault -> System.out.println("  " + fault));
      clean &= curators.faults().isEmpty();
    }
    if (only.isEmpty() || only.contains("LARGE")) {
      new LargeInputs(Files.createTempDirectory(folder, "large")).print();
    }
    System.exit(clean ? 0 : 1);
  }
}
