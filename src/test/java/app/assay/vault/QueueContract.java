package app.assay.vault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import app.assay.vault.VaultError.Kind;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The queue of conflicts, and what is noted beside the entries.
abstract class QueueContract extends SearchContract {

  private static final Duration HOUR = Duration.ofHours(1);

  @Test
  void conflictMayNameAnEntryThatComesLater() throws Exception {
    change(
        v -> {
          v.enqueue("cq-1", "one", Optional.of("two"), "they differ");
          v.insert(fact("one", "lamp"));
          v.insert(fact("two", "lamp"));
          return true;
        });

    assertThat(row("cq-1").relatedId()).contains("two");
    assertThat(row("cq-1").type()).isEqualTo("conflict");
    assertThat(row("cq-1").createdAt()).isEqualTo("2026-11-01 10:00:00");
  }

  @Test
  void conflictWithWhatIsNotThereTakesAllBack() throws Exception {
    VaultStore.Writing<Boolean> work =
        v -> {
          v.insert(fact("one", "lamp"));
          v.enqueue("cq-1", "one", Optional.of("no-such-entry"), "they differ");
          return true;
        };

    refused(Kind.CONSTRAINT, () -> vault.write(WANT, work));
    refused(Kind.CONSTRAINT, () -> vault.rehearse(WANT, work));
    assertThat(active()).isEmpty();
  }

  @Test
  void resolvedConflictSaysWhen() throws Exception {
    put(fact("one", "lamp"), fact("two", "lamp"));
    enqueue("cq-1", "one", "two");
    clock.pass(HOUR);

    resolve("cq-1", row("cq-1").stamp());

    assertThat(row("cq-1").status()).isEqualTo(QueueStatus.RESOLVED);
    assertThat(row("cq-1").resolvedAt()).contains("2026-11-01 11:00:00");
  }

  @Test
  void conflictIsResolvedOnce() throws Exception {
    put(fact("one", "lamp"), fact("two", "lamp"));
    enqueue("cq-1", "one", "two");
    String stamp = row("cq-1").stamp();
    resolve("cq-1", stamp);

    refused(Kind.STALE, () -> resolve("cq-1", stamp));
    refused(Kind.CONSTRAINT, () -> resolve("cq-1", row("cq-1").stamp()));
    refused(Kind.MISSING, () -> resolve("cq-2", stamp));
    refused(Kind.EXISTS, () -> enqueue("cq-1", "one", "two"));
  }

  private void resolve(String id, String stamp) throws VaultException {
    change(
        v -> {
          v.resolve(id, stamp);
          return true;
        });
  }

  @Test
  void queueIsOrderedByAge() throws Exception {
    put(fact("one", "lamp"), fact("two", "lamp"));
    enqueue("cq-b", "one", "two");
    clock.pass(HOUR);
    enqueue("cq-a", "one", "two");

    List<QueueRow> queue = vault.read(VaultReader::queue);
    assertThat(queue).extracting(QueueRow::id).containsExactly("cq-b", "cq-a");
  }

  @Test
  void whatOneHoldsAnotherDoesNotGet() throws Exception {
    threeConflicts();

    try (VaultStore other = again()) {
      assertThat(leased(vault, "Ada", 2)).containsExactly("cq-1", "cq-2");
      assertThat(leased(other, "Ben", 5)).containsExactly("cq-3");
      assertThat(leased(vault, "Ada", 5)).containsExactly("cq-1", "cq-2");
      vault.release("Ada");
      assertThat(leased(other, "Ben", 5)).containsExactly("cq-1", "cq-2", "cq-3");
    }
  }

  @Test
  void leaseEndsWithItsTimeOrItsConflict() throws Exception {
    threeConflicts();
    assertThat(leased(vault, "Ada", 3)).hasSize(3);
    resolve("cq-1", row("cq-1").stamp());
    assertThat(leased(vault, "Ben", 3)).isEmpty();

    clock.pass(HOUR);

    assertThat(leased(vault, "Ben", 3)).containsExactly("cq-2", "cq-3");
  }

  @Test
  void oneRowIsHeldByWhoCameFirst() throws Exception {
    threeConflicts();
    try (VaultStore other = again()) {
      vault.lease("Ada", "cq-2", HOUR);
      assertThat(other.lease("Ben", "cq-2", HOUR))
          .extracting(Lease::queueId, Lease::heldBy)
          .containsExactly(tuple("cq-2", "Ada"));
      vault.release("Ada", "cq-2");
      assertThat(other.lease("Ben", "cq-2", HOUR)).extracting(Lease::heldBy).containsExactly("Ben");
    }
  }

  @Test
  void aRowThatIsResolvedIsHeldByNobody() throws Exception {
    threeConflicts();
    resolve("cq-1", row("cq-1").stamp());
    assertThat(vault.lease("Ada", "cq-1", HOUR)).isEmpty();
  }

  private static List<String> leased(VaultStore store, String by, int most) throws VaultException {
    return store.lease(by, most, HOUR).stream().map(QueueRow::id).toList();
  }

  private void threeConflicts() throws VaultException {
    put(fact("one", "lamp"), fact("two", "lamp"));
    for (int i = 1; i <= 3; i++) {
      enqueue("cq-" + i, "one", "two");
    }
  }

  @Test
  void candidatesAreKeptBesideEachOther() throws Exception {
    KeptCandidate failed =
        new KeptCandidate(
            "batch-1", "a", "{\"id\":\"a\"}", "fail", "{}", "", "", "", "2026-11-01 09:00:00");
    KeptCandidate passed =
        new KeptCandidate("batch-1", "a", "{ }", "pass", "{}", "accepted", "yes", "Ada", "");
    vault.write(
        WANT,
        v -> {
          v.keep(failed);
          v.keep(passed);
          return true;
        });

    List<KeptCandidate> kept = vault.read(VaultReader::kept);
    assertThat(kept).extracting(KeptCandidate::verdict).containsExactly("pass", "fail");
    assertThat(kept.get(0).at()).isEqualTo("2026-11-01 10:00:00");
    assertThat(kept.get(1)).isEqualTo(failed);
  }

  @Test
  void signalComesIntoTheInboxOnce() throws Exception {
    Feedback signal = new Feedback("", "gone", "outdated", "no oil any more", "abc1234", "", false);
    for (int i = 0; i < 2; i++) {
      vault.write(
          WANT,
          v -> {
            v.addFeedback(signal);
            return true;
          });
    }

    List<Feedback> inbox = vault.read(VaultReader::feedback);
    assertThat(inbox).hasSize(1);
    assertThat(inbox.getFirst().note()).isEqualTo("no oil any more");
    setDone(inbox.getFirst().id(), true);
    assertThat(vault.read(VaultReader::feedback).getFirst().done()).isTrue();
    refused(Kind.MISSING, () -> setDone("no-such-signal", true));
  }

  private void setDone(String id, boolean done) throws VaultException {
    vault.write(
        WANT,
        v -> {
          v.setFeedbackDone(id, done);
          return true;
        });
  }
}
