package app.assay.ui.knowledge.model;

import app.assay.distillery.curation.Curation;
import app.assay.distillery.curation.CurationResult;
import app.assay.distillery.curation.DomainHealth;
import app.assay.distillery.curation.EditGate;
import app.assay.distillery.curation.EntryCuration;
import app.assay.distillery.curation.FeedbackInbox;
import app.assay.distillery.record.VaultLedger;
import app.assay.ui.entry.model.EntryDraft;
import app.assay.ui.entry.model.EntrySide;
import app.assay.ui.theme.Texts;
import app.assay.vault.Entry;
import app.assay.vault.Feedback;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import java.io.IOException;
import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The knowledge of an open store.
public final class StoreKnowledge implements KnowledgeDesk {

  @FunctionalInterface
  private interface Doing<T> {
    T run() throws VaultException;
  }

  private final Texts texts = new Texts("knowledge");
  private final VaultStore store;
  private final EntryCuration curation;
  private final Curation history;
  private final FeedbackInbox inbox;
  private final Clock clock;

  public StoreKnowledge(VaultStore store, VaultLedger ledger, EditGate gate, Clock clock) {
    this.store = store;
    this.curation = new EntryCuration(store, ledger, gate);
    this.history = new Curation(store, ledger, gate);
    this.inbox = new FeedbackInbox(store, ledger, clock);
    this.clock = clock;
  }

  @Override
  public Shelf read() throws IOException {
    return told(() -> store.read(this::shelf));
  }

  private Shelf shelf(VaultReader vault) throws VaultException {
    List<Entry> entries =
        vault.entries().stream()
            .sorted(
                Comparator.<Entry, String>comparing(e -> e.text().title()).thenComparing(Entry::id))
            .toList();
    return new Shelf(
        store.name(),
        store.notice(),
        store.isReadOnly(),
        entries,
        vault.domains(),
        DomainHealth.of(vault, clock.instant(), List.of()),
        vault.feedback().stream().filter(signal -> !signal.done()).toList());
  }

  @Override
  public EntrySide look(Entry entry) throws IOException {
    return told(
        () ->
            store.read(
                vault -> EntrySide.of(entry, vault.changesOf(entry.id()), vault.feedback())));
  }

  @Override
  public CurationResult archive(Entry seen, String reason, String by) throws IOException {
    return told(() -> curation.archive(seen, reason, by));
  }

  @Override
  public CurationResult unarchive(Entry seen, String reason, String by) throws IOException {
    return told(() -> curation.unarchive(seen, reason, by));
  }

  @Override
  public CurationResult update(Entry seen, EntryDraft text, String reason, String by)
      throws IOException {
    return told(() -> curation.update(seen, text.text(), text.domainList(), reason, by));
  }

  @Override
  public void dismiss(Feedback signal, String reason, String by) throws IOException {
    told(
        () -> {
          inbox.dismiss(signal.id(), reason, by);
          return true;
        });
  }

  @Override
  public void enqueue(Feedback signal, String reason, String by) throws IOException {
    told(() -> inbox.enqueue(signal.id(), Optional.empty(), reason, by));
  }

  @Override
  public void undo(String change, String by) throws IOException {
    told(() -> history.undo(change, by, texts.get("undo.reason")));
  }

  private static <T> T told(Doing<T> work) throws IOException {
    try {
      return work.run();
    } catch (VaultException e) {
      throw new IOException(e.error().message(), e);
    }
  }
}
