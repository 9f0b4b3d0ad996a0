package app.assay;

import app.assay.cli.AssayCommand;
import app.assay.ui.Workbench;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/// The one entry point: no arguments open the workbench, arguments run the command line.
public final class Main {

  private static final Set<Integer> LOOKED = Set.of(0, 1, 3);

  private Main() {}

  /// Starts the program and ends it with the command's exit code.
  public static void main(String[] args) {
    System.exit(args.length == 0 ? open(samples()) : AssayCommand.run(args));
  }

  private static int open(String vaults) {
    return switch (Display.ofThisMachine().ask()) {
      case Display.Ready() -> {
        Workbench.open(firstVault(vaults));
        yield 0;
      }
      case Display.Missing(String advice) -> {
        int exit = show(vaults);
        System.out.println(advice);
        yield exit;
      }
    };
  }

  /// What the gates find in the sample vaults, and what waits for a curator, is what there is to
  /// see, not a failure to open them.
  private static int show(String vaults) {
    int exit = AssayCommand.run("verify", vaults);
    Path knowledge = Path.of(firstVault(vaults), "knowledge", "vault.db");
    if (LOOKED.contains(exit) && Files.isRegularFile(knowledge)) {
      exit = AssayCommand.run("vault", "queue", "--vault", knowledge.toString());
    }
    return LOOKED.contains(exit) ? 0 : exit;
  }

  /// A newcomer lands in a vault, not in the folder of all of them.
  private static String firstVault(String vaults) {
    Path lighthouse = Path.of(vaults, "lighthouse");
    return Files.isDirectory(lighthouse) ? lighthouse.toString() : vaults;
  }

  private static String samples() {
    return System.getProperty("assay.samples", "sample-vaults");
  }
}
