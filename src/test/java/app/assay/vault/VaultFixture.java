package app.assay.vault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.HandClock;
import app.assay.vault.VaultError.Kind;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/// A vault with two domains, and words to speak of it.
abstract class VaultFixture {

  protected static final Intent WANT = new Intent("apply", "Ada Keeper", "because", "batch-1");

  protected final HandClock clock = new HandClock(Instant.parse("2026-11-01T10:00:00Z"));
  protected VaultStore vault;

  /// An empty vault that is open.
  protected abstract VaultStore create() throws Exception;

  /// The same vault, opened once more as another program would.
  protected abstract VaultStore again() throws Exception;

  @BeforeEach
  void open() throws Exception {
    vault = create();
    vault.write(
        WANT,
        v -> {
          v.addDomain("lamp", "All about lamps");
          v.addDomain("fog", "All about fog");
          v.setPatterns("lamp", List.of("src/lamp/", "README.md"));
          return true;
        });
  }

  @AfterEach
  void close() {
    vault.close();
  }

  static EntryText text(String title, String claim) {
    return new EntryText(title, claim, "## Background\nThe keeper.", Optional.empty(), "None yet.");
  }

  static NewEntry fact(String id, String... domains) {
    return fact(id, text("Title of " + id, "Claim of " + id), domains);
  }

  static NewEntry fact(String id, EntryText text, String... domains) {
    return new NewEntry(
        id, EntryType.FACT, text, List.of(domains), List.of(new EvidenceRef("pr", "#1")));
  }

  /// Does it as one change.
  Change change(VaultStore.Writing<?> work) throws VaultException {
    String id =
        vault.write(
            WANT,
            v -> {
              work.write(v);
              return v.seal();
            });
    return changes().stream().filter(c -> c.id().equals(id)).findFirst().orElseThrow();
  }

  Change put(NewEntry... entries) throws VaultException {
    return change(
        v -> {
          for (NewEntry entry : entries) {
            v.insert(entry);
          }
          return true;
        });
  }

  Change enqueue(String id, String entryId, String relatedId) throws VaultException {
    return change(
        v -> {
          v.enqueue(id, entryId, Optional.of(relatedId), "they differ");
          return true;
        });
  }

  Change archive(String id) throws VaultException {
    String stamp = entry(id).stamp();
    return change(
        v -> {
          v.archive(id, "Replaced", stamp);
          return true;
        });
  }

  Entry entry(String id) throws VaultException {
    return vault.read(v -> v.entry(id)).orElseThrow();
  }

  QueueRow row(String id) throws VaultException {
    return vault.read(v -> v.queueRow(id)).orElseThrow();
  }

  List<String> ids(VaultStore.Reading<List<EntrySummary>> reading) throws VaultException {
    return vault.read(reading).stream().map(EntrySummary::id).toList();
  }

  List<String> active() throws VaultException {
    return ids(VaultReader::list);
  }

  List<Change> changes() throws VaultException {
    return vault.read(VaultReader::changes);
  }

  static void refused(Kind kind, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            VaultException.class,
            e -> assertThat(e.error().kind()).as(e.getMessage()).isEqualTo(kind));
  }
}
