package app.assay.ui.conflicts.model;

import app.assay.hitl.Reviewer;
import app.assay.ui.event.Listeners;
import app.assay.ui.theme.Texts;
import app.assay.vault.Lease;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskRunner;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Which rows of a shared queue are set aside for whom. The row that is looked at is set aside for
/// the curator for as long as it is looked at, and given back when another is or the screen is
/// left.
///
/// Belongs to the thread that draws.
public final class RowLeases {

  /// A row is held for longer twice before its time is over, should the server be away once.
  private static final Duration RENEWED = StoreConflicts.HELD.dividedBy(3);

  private final Texts texts = new Texts("conflicts");
  private final ConflictDesk desk;
  private final TaskRunner runner;
  private final Supplier<Optional<Reviewer>> curator;
  private final Listeners listeners;
  private final InstantSource clock;
  private List<Lease> leases = List.of();
  private Optional<String> wanted = Optional.empty();
  private Optional<String> held = Optional.empty();
  private Instant since = Instant.EPOCH;
  private String trouble = "";
  private boolean asking;

  RowLeases(
      ConflictDesk desk,
      TaskRunner runner,
      Supplier<Optional<Reviewer>> curator,
      Listeners listeners,
      InstantSource clock) {
    this.desk = desk;
    this.runner = runner;
    this.curator = curator;
    this.listeners = listeners;
    this.clock = clock;
  }

  /// Looks at a row; steps that come faster than the server answers are taken together.
  void look(Optional<String> row) {
    Optional<String> by = curator.get().map(Reviewer::name);
    if (!desk.isShared() || by.isEmpty() || row.equals(wanted)) {
      return;
    }
    wanted = row;
    if (!asking) {
      ask(by.get());
    }
  }

  /// Holds the row that is looked at for longer; to be called now and then.
  void renew() {
    Optional<String> by = curator.get().map(Reviewer::name);
    if (by.isPresent()
        && !asking
        && held.isPresent()
        && held.equals(wanted)
        && !clock.instant().isBefore(since.plus(RENEWED))) {
      ask(by.get());
    }
  }

  private void ask(String by) {
    Optional<String> row = wanted;
    if (row.isEmpty()) {
      return;
    }
    Optional<String> left = held.filter(before -> !before.equals(row.get()));
    asking = true;
    held = row;
    since = clock.instant();
    runner.submit(
        texts.get("task.hold"),
        progress -> {
          if (left.isPresent()) {
            desk.release(left.get(), by);
          }
          return desk.hold(row.get(), by);
        },
        (Outcome<List<Lease>> outcome) -> {
          asking = false;
          trouble = outcome instanceof Outcome.Failed<List<Lease>>(String why) ? why : "";
          if (outcome instanceof Outcome.Done<List<Lease>>(List<Lease> now)) {
            leases = now;
          }
          if (!wanted.equals(row)) {
            ask(by);
          }
          listeners.tell();
        });
  }

  /// Gives back what is set aside; for the end of the screen.
  void leave(Runnable then) {
    Optional<String> by = curator.get().map(Reviewer::name);
    wanted = Optional.empty();
    if (held.isEmpty() || by.isEmpty()) {
      then.run();
      return;
    }
    runner.submit(
        texts.get("task.release"),
        progress -> {
          desk.release(held.get(), by.get());
          return true;
        },
        (Outcome<Boolean> outcome) -> then.run());
  }

  /// Who else has set a row aside.
  Optional<Lease> other(String row) {
    String mine = curator.get().map(Reviewer::name).orElse("");
    return leases.stream()
        .filter(lease -> lease.queueId().equals(row) && !lease.heldBy().equals(mine))
        .findFirst();
  }

  /// What became of a row, in words; empty where there is nothing to say.
  String words(String row) {
    Optional<Lease> other = other(row);
    if (other.isPresent()) {
      return texts.get("lease.other", other.get().heldBy(), other.get().until());
    }
    return leases.stream()
        .filter(lease -> lease.queueId().equals(row))
        .findFirst()
        .map(lease -> texts.get("lease.mine", lease.until()))
        .orElse(wanted.equals(Optional.of(row)) ? trouble : "");
  }
}
