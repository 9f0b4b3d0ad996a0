package app.assay.distillery.record;

import app.assay.ledger.AppendResult;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.Ledger;
import app.assay.vault.Intent;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.vault.VaultWriter;
import java.util.List;

/// The ledger as a vault's changes tell it. Told last inside a transaction, so that what the ledger
/// refuses is not done, and what is done it knows. What it knows and was not done, since the
/// program ended between the two, [#reconcile(VaultStore)] finds.
public final class VaultLedger {

  private final Ledger ledger;
  private final String vault;
  private final String program;

  /// @param vault how the vault is called in the ledger: its path below the ledger's folder with
  ///   `/`, or its address without a password
  /// @param program version of the program
  public VaultLedger(Ledger ledger, String vault, String program) {
    this.ledger = ledger;
    this.vault = vault;
    this.program = program;
  }

  /// Ends the writing of a transaction and records what was decided by it, each with the id of the
  /// change and of the one before; the last step of the work on a vault.
  ///
  /// @return the change's id
  /// @throws VaultException UNAVAILABLE when the ledger cannot take them, so that nothing is done
  public String seal(VaultWriter vault, List<VaultDecision> decisions) throws VaultException {
    String after = String.join("", vault.changeIds(1));
    String change = vault.seal();
    tell(decisions.stream().map(decision -> decision.in(change, after)).toList());
    return change;
  }

  /// Records decisions, all or none.
  ///
  /// @throws VaultException UNAVAILABLE when the ledger cannot take them
  public void tell(List<VaultDecision> decisions) throws VaultException {
    List<DecisionRecord> records = decisions.stream().map(this::recordOf).toList();
    if (ledger.append(records) instanceof AppendResult.Refused(String reason)) {
      throw new VaultException(
          VaultError.Kind.UNAVAILABLE, reason + " The vault was not changed either.");
    }
  }

  /// Records of decisions that the vault does not carry that they were not carried out, each once.
  /// To be called when a vault is opened to be changed.
  ///
  /// @return what the user should know of each change that was not made, in sentences
  public List<String> reconcile(VaultStore store) throws VaultException {
    if (store.isReadOnly() || store.read(this::untold).isEmpty()) {
      return List.of();
    }
    // Whoever told the ledger and is about to change the vault holds its lock until that is done.
    return store.write(new Intent(NotCarriedOut.DECISION, NotCarriedOut.BY, "", vault), this::told);
  }

  private List<NotCarriedOut> untold(VaultReader reader) throws VaultException {
    return Reconciling.of(ledger, vault).missing(reader);
  }

  private List<String> told(VaultReader reader) throws VaultException {
    List<NotCarriedOut> missing = untold(reader);
    AppendResult result =
        ledger.append(missing.stream().flatMap(one -> one.records(program).stream()).toList());
    String failed =
        result instanceof AppendResult.Refused(String reason)
            ? " That could not be recorded: " + reason
            : "";
    return missing.stream().map(one -> one.message() + failed).toList();
  }

  private DecisionRecord recordOf(VaultDecision decision) {
    return new DecisionRecord(
        decision.by(),
        "",
        vault,
        decision.about(),
        decision.decision(),
        decision.reason(),
        "",
        "",
        "",
        decision.spent().toSeconds(),
        program,
        decision.more());
  }
}
