package app.assay.ui.knowledge.model;

import app.assay.distillery.curation.DomainChange;
import app.assay.distillery.curation.DomainCuration;
import app.assay.distillery.curation.DomainPreview;
import app.assay.distillery.curation.FileCoverage;
import app.assay.distillery.record.VaultLedger;
import app.assay.ui.theme.Texts;
import app.assay.vault.Domain;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.workspace.GitCheckout;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The domains of an open store.
public final class StoreDomains implements DomainDesk {

  private final Texts texts = new Texts("domains");
  private final VaultStore store;
  private final VaultLedger ledger;

  public StoreDomains(VaultStore store, VaultLedger ledger) {
    this.store = store;
    this.ledger = ledger;
  }

  @Override
  public DomainPreview preview(DomainChange change, String by) throws IOException {
    try {
      return new DomainCuration(store, ledger, by, "").preview(change);
    } catch (VaultException e) {
      throw new IOException(e.error().message(), e);
    }
  }

  @Override
  public Optional<String> make(DomainChange change, DomainPreview seen, String reason, String by)
      throws IOException {
    try {
      return new DomainCuration(store, ledger, by, reason).make(change, seen);
    } catch (VaultException e) {
      throw new IOException(e.error().message(), e);
    }
  }

  @Override
  public FileCoverage cover(List<Domain> registry, Path folder) throws IOException {
    Optional<GitCheckout> checkout = GitCheckout.of(folder);
    if (checkout.isEmpty()) {
      throw new IOException(texts.get("checkout.none", folder));
    }
    return FileCoverage.of(registry, checkout.get().files());
  }
}
