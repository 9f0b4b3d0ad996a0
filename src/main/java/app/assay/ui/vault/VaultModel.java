package app.assay.ui.vault;

import app.assay.ui.event.Listeners;
import app.assay.workspace.FileReport;
import app.assay.workspace.Vault;
import app.assay.workspace.VaultStatus;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is known of the vault that is open: its files, and the last report of each document.
///
/// Belongs to the thread that draws.
public final class VaultModel {

  /// How far the vault is.
  public enum State {
    /// No folder is open.
    NONE,
    /// The gates are running.
    CHECKING,
    /// Every document has a report.
    CHECKED,
    /// The user stopped the gates; documents without report were not looked at.
    STOPPED,
    /// The folder could not be read, or the gates stopped by a fault.
    FAILED
  }

  private final Listeners listeners = new Listeners();
  private final Map<Path, FileReport> reports = new LinkedHashMap<>();
  private final Map<Path, List<Badge>> marks = new HashMap<>();
  private Optional<Vault> vault = Optional.empty();
  private State state = State.NONE;
  private String trouble = "";
  private FolderNode tree = FolderNode.EMPTY;

  public Optional<Vault> vault() {
    return vault;
  }

  public State state() {
    return state;
  }

  /// What went wrong, empty when nothing did.
  public String trouble() {
    return trouble;
  }

  /// Takes another vault, of which nothing is known yet, or the same one anew, whose reports stand
  /// until fresh ones come.
  public void open(Vault opened) {
    boolean same = vault.filter(v -> v.root().equals(opened.root())).isPresent();
    vault = Optional.of(opened);
    tree = FolderNode.of(opened);
    if (same) {
      reports.keySet().retainAll(opened.documents());
    } else {
      reports.clear();
      marks.clear();
    }
    trouble = "";
    state = State.CHECKING;
    listeners.tell();
  }

  /// Takes the same folder with the same documents and other batches and stores.
  public void relist(Vault now) {
    vault = Optional.of(now);
    tree = FolderNode.of(now);
    listeners.tell();
  }

  /// Takes reports of documents, by their names in the vault.
  public void put(Collection<FileReport> fresh) {
    for (FileReport report : fresh) {
      vault
          .map(v -> v.root().resolve(report.path()).normalize())
          .ifPresent(path -> reports.put(path, report));
    }
    listeners.tell();
  }

  /// Takes the report of an open document.
  public void put(Path path, FileReport report) {
    if (vault.isPresent() && vault.get().documents().contains(path)) {
      reports.put(path, report);
      listeners.tell();
    }
  }

  /// Takes what is known of batches and knowledge stores.
  public void mark(Map<Path, List<Badge>> badges) {
    marks.putAll(badges);
    listeners.tell();
  }

  /// What is known of a batch or a knowledge store.
  public List<Badge> marks(Path file) {
    return marks.getOrDefault(file, List.of());
  }

  /// The gates have ended.
  public void ended(State how, String why) {
    state = how;
    trouble = why;
    listeners.tell();
  }

  public Optional<FileReport> report(Path path) {
    return Optional.ofNullable(reports.get(path));
  }

  /// All reports there are, in the order of the documents.
  public Map<Path, FileReport> reports() {
    Map<Path, FileReport> ordered = new LinkedHashMap<>();
    vault.ifPresent(v -> v.documents().forEach(d -> report(d).ifPresent(r -> ordered.put(d, r))));
    return ordered;
  }

  /// Documents that have no report.
  public int unchecked() {
    return vault.map(v -> v.documents().size() - reports.size()).orElse(0);
  }

  /// Claims of the whole vault that wait for a person.
  public long pending() {
    return reports.values().stream().mapToLong(VaultStatus::pendingClaims).sum();
  }

  /// Documents whose stored hash does not fit as it must, as the vault's status counts them.
  public long wrongHashes() {
    return reports.values().stream().filter(r -> VaultStatus.isWrong(r.hash().match())).count();
  }

  /// The files as a tree of folders.
  public FolderNode tree() {
    return tree;
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /// Ends what [#onChange(Runnable)] began.
  public void removeListener(Runnable listener) {
    listeners.remove(listener);
  }
}
