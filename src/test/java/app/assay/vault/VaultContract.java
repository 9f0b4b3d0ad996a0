package app.assay.vault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.vault.Change.RowChange;
import app.assay.vault.VaultError.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/// All that every store of the knowledge does, whatever it is made of: this, and what the classes
/// above it say.
public abstract class VaultContract extends QueueContract {

  @Test
  void workThatFailsLeavesNothing() throws Exception {
    int before = changes().size();

    assertThatThrownBy(
            () ->
                vault.write(
                    WANT,
                    v -> {
                      v.insert(fact("one", "lamp"));
                      throw new IllegalStateException("the keeper fell asleep");
                    }))
        .isInstanceOf(IllegalStateException.class);

    assertThat(active()).isEmpty();
    assertThat(changes()).hasSize(before);
  }

  @Test
  void rehearsalShowsAllAndLeavesNothing() throws Exception {
    int before = changes().size();

    List<RowChange> rows =
        vault.rehearse(
            WANT,
            v -> {
              v.insert(fact("one", "lamp"));
              assertThat(v.list()).hasSize(1);
              return v.rows();
            });

    assertThat(rows).extracting(RowChange::key).containsExactly("one");
    assertThat(rows.getFirst().before()).isEmpty();
    assertThat(rows.getFirst().after()).contains("\"claim\":\"Claim of one\"");
    assertThat(active()).isEmpty();
    assertThat(changes()).hasSize(before);
  }

  @Test
  void workThatWritesNothingIsNoChange() throws Exception {
    int before = changes().size();

    vault.write(WANT, VaultReader::list);

    assertThat(changes()).hasSize(before);
  }

  @Test
  void sealedChangeTakesNothingMore() {
    refusedAfterSeal(v -> v.insert(fact("two", "lamp")));
  }

  private interface Step {
    void take(VaultWriter v) throws VaultException;
  }

  private void refusedAfterSeal(Step step) {
    assertThatThrownBy(
            () ->
                vault.write(
                    WANT,
                    v -> {
                      v.insert(fact("one", "lamp"));
                      v.seal();
                      step.take(v);
                      return true;
                    }))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void changeSaysWhoWhyAndWhat() throws Exception {
    Change change = put(fact("one", "lamp"));
    Change archived = archive("one");

    assertThat(change.intent()).isEqualTo(WANT);
    assertThat(change.at()).isEqualTo("2026-11-01 10:00:00");
    assertThat(change.id()).matches("2-[0-9a-f]{64}");
    assertThat(archived.rows().getFirst().before()).isEqualTo(change.rows().getFirst().after());
    assertThat(changes()).extracting(Change::id).startsWith(archived.id(), change.id());
  }

  @Test
  void historyOfAnEntryNamesItsConflictsToo() throws Exception {
    Change both = put(fact("one", "lamp"), fact("two", "lamp"));
    put(fact("three", "lamp"));
    Change conflict = enqueue("cq-1", "one", "two");

    List<Change> history = vault.read(v -> v.changesOf("two"));
    assertThat(history).extracting(Change::id).containsExactly(conflict.id(), both.id());
  }

  @Test
  void whatIsWrittenTwiceInAChangeIsOneRow() throws Exception {
    Change change =
        change(
            v -> {
              v.insert(fact("one", "lamp"));
              String stamp = v.entry("one").orElseThrow().stamp();
              v.update("one", text("New", "Other"), List.of("lamp"), stamp);
              return true;
            });

    assertThat(change.rows()).hasSize(1);
    assertThat(change.rows().getFirst().before()).isEmpty();
    assertThat(change.rows().getFirst().after()).contains("\"title\":\"New\"");
  }

  @Test
  void undoneInsertLeavesNothing() throws Exception {
    Change change =
        change(
            v -> {
              v.addDomain("oil", "Oil");
              v.insert(fact("one", "oil"));
              v.insert(fact("two", "oil"));
              v.enqueue("cq-1", "one", Optional.of("two"), "they differ");
              return true;
            });

    Change undo = vault.undo(change.id(), "Ada Keeper", "wrong", _ -> {});

    assertThat(vault.read(VaultReader::entries).size()).isZero();
    assertThat(vault.read(VaultReader::queue).size()).isZero();
    assertThat(vault.read(v -> v.domain("oil")).isPresent()).isFalse();
    assertThat(ids(v -> v.search("claim"))).isEmpty();
    assertThat(undo.intent()).isEqualTo(new Intent("undo", "Ada Keeper", "wrong", change.id()));
    assertThat(changes().get(1).undone()).isTrue();
    refused(Kind.STALE, () -> vault.undo(change.id(), "Ada Keeper", "again", _ -> {}));
  }

  @Test
  void undoIsToldOfBeforeItEnds() throws Exception {
    Change change = put(fact("one", "lamp"));
    List<String> told = new ArrayList<>();

    Change undo = vault.undo(change.id(), "Ada Keeper", "wrong", writer -> told.add(writer.seal()));

    assertThat(told).containsExactly(undo.id());
    assertThat(changes().getFirst()).isEqualTo(undo);
  }

  @Test
  void undoThatCannotBeToldOfIsNotDone() throws Exception {
    Change change = put(fact("one", "lamp"));
    List<Change> before = changes();
    VaultError full = new VaultError(Kind.UNAVAILABLE, "The ledger is full.");

    refused(
        Kind.UNAVAILABLE,
        () ->
            vault.undo(
                change.id(),
                "Ada Keeper",
                "wrong",
                _ -> {
                  throw new VaultException(full);
                }));

    assertThat(active()).containsExactly("one");
    assertThat(changes()).isEqualTo(before);
    vault.undo(change.id(), "Ada Keeper", "wrong", _ -> {});
    assertThat(active()).isEmpty();
    assertThat(vault.check().size()).isZero();
  }

  /// A stamp may count changes, and does not come back then.
  private static void assertSame(Object now, Object before) {
    assertThat(now).usingRecursiveComparison().ignoringFields("stamp").isEqualTo(before);
  }

  @Test
  void undoneUndoBringsAllBack() throws Exception {
    put(fact("one", "lamp"), fact("two", "lamp"));
    enqueue("cq-1", "one", "two");
    Entry before = entry("one");
    QueueRow row = row("cq-1");
    Change resolution =
        change(
            v -> {
              v.archive("one", "Replaced", before.stamp());
              v.resolve("cq-1", row.stamp());
              v.describeDomain("lamp", "Lamps");
              return true;
            });
    Entry after = entry("one");

    Change undo = vault.undo(resolution.id(), "Ada Keeper", "wrong", _ -> {});
    assertSame(entry("one"), before);
    assertSame(row("cq-1"), row);

    vault.undo(undo.id(), "Ada Keeper", "right after all", _ -> {});
    assertSame(entry("one"), after);
    assertThat(changes().stream().filter(Change::undone)).containsExactly(find(undo.id()));
    assertThat(find(resolution.id()).undone()).isFalse();
  }

  private Change find(String id) throws VaultException {
    return changes().stream().filter(c -> c.id().equals(id)).findFirst().orElseThrow();
  }

  @Test
  void whatWasChangedSinceIsNotTakenBack() throws Exception {
    Change change = put(fact("one", "lamp"), fact("two", "lamp"));
    archive("one");

    refused(Kind.STALE, () -> vault.undo(change.id(), "Ada Keeper", "wrong", _ -> {}));
    assertThat(active()).containsExactly("two");
  }

  @Test
  void entryThatAConflictNamesIsNotTakenAway() throws Exception {
    put(fact("one", "lamp"));
    Change change = put(fact("two", "lamp"));
    enqueue("cq-1", "one", "two");

    refused(Kind.STALE, () -> vault.undo(change.id(), "Ada Keeper", "wrong", _ -> {}));
    assertThat(active()).containsExactly("one", "two");
  }

  @Test
  void undoKnowsAChangeByItsNumber() throws Exception {
    Change change = put(fact("one", "lamp"));

    vault.undo(change.id().replaceFirst("-.*", ""), "Ada Keeper", "wrong", _ -> {});

    assertThat(active()).isEmpty();
    refused(Kind.MISSING, () -> vault.undo("77", "Ada Keeper", "wrong", _ -> {}));
    refused(Kind.MISSING, () -> vault.undo("2-0000", "Ada Keeper", "wrong", _ -> {}));
  }

  @Test
  void manyWritersMakeOneChain() throws Exception {
    int writers = 4;
    int each = 10;
    List<Callable<Boolean>> tasks = new ArrayList<>();
    try (VaultStore other = again();
        ExecutorService threads = Executors.newFixedThreadPool(writers)) {
      for (int w = 0; w < writers; w++) {
        VaultStore store = w % 2 == 0 ? vault : other;
        int writer = w;
        tasks.add(
            () -> {
              for (int i = 0; i < each; i++) {
                NewEntry entry = fact("entry-%d-%d".formatted(writer, i), "lamp");
                store.write(
                    WANT,
                    v -> {
                      v.insert(entry);
                      return true;
                    });
              }
              return true;
            });
      }
      for (Future<Boolean> done : threads.invokeAll(tasks)) {
        assertThat(done.get()).isTrue();
      }
    }

    assertThat(active()).hasSize(writers * each);
    assertThat(changes()).hasSize(1 + writers * each);
    assertThat(vault.check().size()).isZero();
  }

  @Test
  void soundVaultHasNoFaults() throws Exception {
    Change change = put(fact("one", "lamp"));
    vault.undo(change.id(), "Ada Keeper", "wrong", _ -> {});

    assertThat(vault.check().size()).isZero();
    assertThat(vault.notice()).isEmpty();
    assertThat(vault.isReadOnly()).isFalse();
  }
}
