package app.assay.ui.conflicts.model;

import app.assay.distillery.curation.Conflict;
import app.assay.distillery.curation.Curation;
import app.assay.distillery.curation.CurationResult;
import app.assay.distillery.curation.Resolution;
import app.assay.ui.entry.model.EntrySide;
import app.assay.ui.theme.Texts;
import app.assay.vault.Entry;
import app.assay.vault.Feedback;
import app.assay.vault.Lease;
import app.assay.vault.QueueRow;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The conflicts of an open store.
public final class StoreConflicts implements ConflictDesk {

  private static final int DAYS = 30;

  /// Should the program end without giving a row back. Who leaves gives it back at once, and who
  /// stays holds it for longer in time.
  static final Duration HELD = Duration.ofMinutes(15);

  private final Texts texts = new Texts("conflicts");
  private final VaultStore store;
  private final Curation curation;
  private final Clock clock;
  private final boolean shared;

  /// Conflicts of a store that one person uses.
  public StoreConflicts(VaultStore store, Curation curation, Clock clock) {
    this(store, curation, clock, false);
  }

  /// The conflicts of a store.
  ///
  /// @param shared whether a team works at it
  public StoreConflicts(VaultStore store, Curation curation, Clock clock, boolean shared) {
    this.store = store;
    this.curation = curation;
    this.clock = clock;
    this.shared = shared;
  }

  @Override
  public boolean isShared() {
    return shared && !store.isReadOnly();
  }

  @Override
  public List<Lease> hold(String row, String by) throws IOException {
    try {
      return store.lease(by, row, HELD);
    } catch (VaultException e) {
      throw new IOException(e.error().message(), e);
    }
  }

  @Override
  public void release(String row, String by) throws IOException {
    try {
      store.release(by, row);
    } catch (VaultException e) {
      throw new IOException(e.error().message(), e);
    }
  }

  @Override
  public Listing list() throws IOException {
    try {
      return store.read(this::listing);
    } catch (VaultException e) {
      throw new IOException(e.error().message(), e);
    }
  }

  private Listing listing(VaultReader vault) throws VaultException {
    List<Feedback> signals = vault.feedback();
    List<ConflictRow> rows = new ArrayList<>();
    for (Conflict conflict : Conflict.pending(vault)) {
      Optional<Entry> related = conflict.related();
      rows.add(
          new ConflictRow(
              conflict,
              side(vault, conflict.entry(), signals),
              related.isPresent()
                  ? Optional.of(side(vault, related.get(), signals))
                  : Optional.empty()));
    }
    return new Listing(
        store.name(), store.notice(), store.isReadOnly(), rows, pending(vault.queue()));
  }

  private static EntrySide side(VaultReader vault, Entry entry, List<Feedback> signals)
      throws VaultException {
    return EntrySide.of(entry, vault.changesOf(entry.id()), signals);
  }

  /// Times are compared as text: the store writes them all in one form.
  private List<Integer> pending(List<QueueRow> queue) {
    LocalDate today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    List<Integer> counts = new ArrayList<>();
    for (int back = DAYS - 1; back >= 0; back--) {
      String end = today.minusDays(back) + " 99";
      counts.add(
          (int)
              queue.stream()
                  .filter(row -> row.createdAt().compareTo(end) < 0)
                  .filter(row -> row.resolvedAt().filter(at -> at.compareTo(end) < 0).isEmpty())
                  .count());
    }
    return counts;
  }

  @Override
  public List<CurationResult> decide(List<Resolution> resolutions, String by) throws IOException {
    List<CurationResult> results = new ArrayList<>();
    try {
      for (Resolution resolution : resolutions) {
        CurationResult result = curation.resolve(resolution, by);
        results.add(result);
        if (!(result instanceof CurationResult.Done)) {
          break;
        }
      }
    } catch (VaultException e) {
      if (results.isEmpty()) {
        throw new IOException(e.error().message(), e);
      }
      results.add(new CurationResult.Refused(e.error().message()));
    }
    return results;
  }

  @Override
  public void undo(List<String> changes, String by) throws IOException {
    try {
      for (String change : changes.reversed()) {
        curation.undo(change, by, texts.get("undo.reason"));
      }
    } catch (VaultException e) {
      throw new IOException(e.error().message(), e);
    }
  }
}
