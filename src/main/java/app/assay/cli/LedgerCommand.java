package app.assay.cli;

import app.assay.ledger.Ledger;
import app.assay.ledger.LedgerProblem;
import app.assay.ledger.LedgerReport;
import app.assay.report.Printable;
import app.assay.workspace.Vault;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `ledger`: looks at the record of decisions.
@Command(name = "ledger", description = "Looks at the record of decisions beside a vault.")
final class LedgerCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    throw new ParameterException(spec.commandLine(), "Say what to do: 'assay ledger verify'.");
  }

  /// `ledger verify`: was anything edited, moved, removed or cut?
  @Command(
      name = "verify",
      description = "Checks that no decision was edited, moved, removed or cut off.",
      footer = {"", "Exit: 0 sound, 1 damaged, 2 usage, no ledger or no access."})
  static final class Verify implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(
        arity = "0..1",
        paramLabel = "FOLDER",
        defaultValue = ".",
        description = "A vault, or a folder in it (default: the working folder).")
    private String folder = ".";

    Verify(Terminal terminal) {
      this.terminal = terminal;
    }

    @Override
    public Integer call() throws Refused {
      Path root = root();
      LedgerReport report = Ledger.open(root, terminal.clock()).verify();
      for (LedgerProblem problem : report.problems()) {
        String kind = problem.isNote() ? "note" : "error";
        terminal.out().println(kind + " " + problem.kind() + " " + Printable.of(problem.message()));
      }
      long unlisted = report.problemCount() - report.problems().size();
      terminal
          .out()
          .println(
              "%d %s, head %s: %s"
                  .formatted(
                      report.entries(),
                      report.entries() == 1 ? "entry" : "entries",
                      report.head(),
                      report.isSound()
                          ? "sound."
                          : report.errorCount()
                              + " problems"
                              + (unlisted > 0 ? ", the first are listed." : ".")));
      boolean denied =
          report.problems().stream().anyMatch(p -> p.kind() == LedgerProblem.Kind.NO_ACCESS);
      return (denied ? Exit.USAGE : report.isSound() ? Exit.CLEAN : Exit.FINDINGS).code();
    }

    /// The folder itself or the nearest above it that has a ledger.
    private Path root() throws Refused {
      try {
        return Vault.recordedAt(terminal.folder().resolve(folder))
            .orElseThrow(
                () ->
                    new Refused(
                        "There is no ledger in '"
                            + folder
                            + "' or above it: no decision was recorded here."));
      } catch (InvalidPathException e) {
        throw new Refused("'" + folder + "' does not name a folder.");
      }
    }
  }
}
