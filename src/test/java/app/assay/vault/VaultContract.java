package app.assay.vault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.HandClock;
import app.assay.vault.VaultError.Kind;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What every store of the knowledge does, whatever it is made of.
public abstract class VaultContract {

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
          v.setPatterns("fog", List.of("*"));
          return true;
        });
  }

  @AfterEach
  void close() {
    vault.close();
  }

  protected static NewEntry fact(String id, String... domains) {
    return new NewEntry(
        id,
        EntryType.FACT,
        new EntryText(
            "Title of " + id,
            "Claim of " + id,
            "## Background\n" + id,
            Optional.empty(),
            "None yet."),
        List.of(domains),
        List.of(new EvidenceRef("pr", "#1")));
  }

  protected Change put(NewEntry... entries) throws VaultException {
    String id =
        vault.write(
            WANT,
            v -> {
              for (NewEntry entry : entries) {
                v.insert(entry);
              }
              return v.seal();
            });
    return changes().stream().filter(c -> c.id().equals(id)).findFirst().orElseThrow();
  }

  protected Entry entry(String id) throws VaultException {
    return vault.read(v -> v.entry(id)).orElseThrow();
  }

  protected List<Change> changes() throws VaultException {
    return vault.read(VaultReader::changes);
  }

  protected static void refused(Kind kind, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            VaultException.class,
            e -> assertThat(e.error().kind()).as(e.getMessage()).isEqualTo(kind));
  }

  @Test
  void insertedEntryIsThereWhole() throws Exception {
    put(fact("lamp-oil", "lamp", "fog"));

    Entry entry = entry("lamp-oil");
    assertThat(entry.domains()).containsExactly("fog", "lamp");
    assertThat(entry.createdAt()).isEqualTo("2026-11-01 10:00:00");
    assertThat(entry.status()).isEqualTo(EntryStatus.ACTIVE);
    List<Entry> all = vault.read(VaultReader::entries);
    assertThat(all).containsExactly(entry);
  }

  @Test
  void undoneChangeLeavesNothing() throws Exception {
    Change change = put(fact("lamp-oil", "lamp"));
    clock.pass(Duration.ofMinutes(1));

    Change undo = vault.undo(change.id(), "Ada Keeper", "wrong");

    List<Entry> all = vault.read(VaultReader::entries);
    assertThat(all).isEmpty();
    assertThat(undo.intent().kind()).isEqualTo("undo");
    assertThat(changes().get(1).undone()).isTrue();
    refused(Kind.STALE, () -> vault.undo(change.id(), "Ada Keeper", "again"));
  }

  @Test
  void sameIdIsRefused() throws Exception {
    put(fact("lamp-oil", "lamp"));

    refused(Kind.EXISTS, () -> put(fact("lamp-oil", "lamp")));
  }
}
