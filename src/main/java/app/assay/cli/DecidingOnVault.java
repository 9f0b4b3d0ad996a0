package app.assay.cli;

import app.assay.cgd.MachineNames;
import app.assay.hitl.Reviewer;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.workspace.GitCheckout;
import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Option;

/// A command by which a person changes a vault.
abstract class DecidingOnVault extends OnVault {

  private static final String BATCH_BRANCH = "knowledge/batch-";

  @Option(
      names = "--reviewer",
      required = true,
      paramLabel = "NAME",
      description = "The person who decides; a tool or model is refused.")
  private String reviewer = "";

  DecidingOnVault(Terminal terminal) {
    super(terminal);
  }

  /// Does the work.
  ///
  /// @param by the person's name, checked
  abstract Exit run(VaultStore store, String by) throws VaultException, IOException, Refused;

  @Override
  final Exit run(VaultStore store) throws VaultException, IOException, Refused {
    return run(store, person());
  }

  @Override
  void before() throws Refused {
    person();
  }

  private String person() throws Refused {
    return switch (Reviewer.named(reviewer, MachineNames.load())) {
      case Reviewer.Naming.Accepted(Reviewer person) -> person.name();
      case Reviewer.Naming.Refused(String message) -> throw new Refused(message);
    };
  }

  /// On a branch of a batch the vault is written by the changeset alone, when it is merged
  /// (rulebook §1.2).
  final void refuseOnBatchBranch(String command) throws Refused {
    Optional<String> branch =
        GitCheckout.of(terminal().folder())
            .flatMap(GitCheckout::branch)
            .filter(name -> name.startsWith(BATCH_BRANCH));
    if (branch.isPresent()) {
      throw new Refused(
          "'%s' does not write on the branch '%s': what a batch changes is applied from its changeset once it is merged. Nothing was changed."
              .formatted(command, branch.get()));
    }
  }
}
