package app.assay.ui.kept.model;

import app.assay.distillery.gate.Agreement;
import app.assay.distillery.kept.KeptCase;
import app.assay.distillery.kept.KeptDecisions;
import app.assay.distillery.kept.KeptResult;
import app.assay.distillery.record.VaultLedger;
import app.assay.ui.theme.Texts;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import java.io.IOException;
import java.util.List;

/// What an open store keeps.
public final class StoreKept implements KeptDesk {

  private final Texts texts = new Texts("kept");
  private final VaultStore store;
  private final KeptDecisions decisions;

  public StoreKept(VaultStore store, VaultLedger ledger) {
    this.store = store;
    this.decisions = new KeptDecisions(store, ledger);
  }

  private interface Work<T> {
    T done() throws VaultException;
  }

  private static <T> T told(Work<T> work) throws IOException {
    try {
      return work.done();
    } catch (VaultException e) {
      throw new IOException(e.error().message(), e);
    }
  }

  @Override
  public Shelf read() throws IOException {
    List<KeptCase> cases = told(() -> store.read(KeptDecisions::all));
    return new Shelf(store.name(), cases, Agreement.ofCases(cases));
  }

  @Override
  public KeptResult reopen(KeptCase one, String reason, String by) throws IOException {
    return told(() -> decisions.reopen(one.batch(), one.name(), reason, by));
  }

  @Override
  public KeptResult withdraw(KeptCase one, String by) throws IOException {
    return told(() -> decisions.withdraw(one.batch(), one.name(), texts.get("undo.reason"), by));
  }
}
