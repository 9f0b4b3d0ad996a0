package app.assay.ui.judge.model;

import app.assay.judge.GateId;
import app.assay.judge.panel.Acceptance;
import app.assay.judge.panel.GatePolicy;
import app.assay.judge.panel.Policies;
import app.assay.judge.panel.PolicyFile;
import app.assay.judge.panel.PolicyReading;
import app.assay.ui.event.Listeners;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskRunner;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// Which model the vault's gates ask, and whose yes counts. Each change is written at once.
///
/// Belongs to the thread that draws.
public final class GatesModel {

  /// The gates of this version, each with its boundaries.
  public static final List<GateId> GATES =
      List.of(GateId.of("claims"), new GateId("claims", "sot"));

  private final Texts texts = new Texts("judge-gates");
  private final Listeners listeners = new Listeners();
  private final Optional<PolicyFile> file;
  private final TaskRunner runner;
  private PolicyReading reading = new PolicyReading.Absent();
  private boolean busy;
  private String message = "";

  /// @param file the vault's, empty while no vault is open
  public GatesModel(Optional<PolicyFile> file, TaskRunner runner) {
    this.file = file;
    this.runner = runner;
  }

  /// Reads what the vault says.
  public void start() {
    file.ifPresent(
        policies ->
            runner.submit(
                texts.get("task.read"),
                progress -> policies.read(),
                (Outcome<PolicyReading> outcome) -> {
                  if (outcome instanceof Outcome.Done<PolicyReading>(PolicyReading read)) {
                    reading = read;
                  } else {
                    message = texts.get("read.failed");
                  }
                  listeners.tell();
                }));
  }

  /// Whether something can be chosen now.
  public boolean canChange() {
    return file.isPresent() && !busy && !(reading instanceof PolicyReading.Unknown);
  }

  /// Why nothing can be chosen, or what went wrong; empty for nothing.
  public String hint() {
    if (file.isEmpty()) {
      return texts.get("noVault");
    }
    return reading instanceof PolicyReading.Unknown(String reason)
        ? texts.get("unreadable", PolicyFile.NAME, reason)
        : message;
  }

  /// Whether the hint is about something wrong.
  public boolean isTrouble() {
    return reading instanceof PolicyReading.Unknown || !message.isEmpty();
  }

  /// What counts for a gate.
  public GatePolicy of(GateId gate) {
    return reading.policies().of(gate);
  }

  /// Whether a boundary follows its gate, because nothing is said of it.
  public boolean follows(GateId gate) {
    return !gate.equals(gate.wider()) && !reading.policies().gates().containsKey(gate.label());
  }

  /// Lets a boundary follow its gate again.
  public void follow(GateId gate) {
    if (!follows(gate)) {
      change(policies -> policies.without(gate));
    }
  }

  /// Says of a boundary by itself what counts for it now.
  public void unfollow(GateId gate) {
    if (follows(gate)) {
      change(policies -> policies.with(gate, policies.of(gate)));
    }
  }

  /// Chooses the model of a gate.
  ///
  /// @param profile name of the profile, empty for no model
  public void setProfile(GateId gate, String profile) {
    GatePolicy now = of(gate);
    if (!now.profile().equals(profile)) {
      set(gate, new GatePolicy(profile, now.acceptance(), now.votes()));
    }
  }

  public void setAcceptance(GateId gate, Acceptance acceptance) {
    GatePolicy now = of(gate);
    if (now.acceptance() != acceptance) {
      set(gate, new GatePolicy(now.profile(), acceptance, now.votes()));
    }
  }

  public void setVotes(GateId gate, int votes) {
    GatePolicy now = of(gate);
    if (now.votes() != votes) {
      set(gate, new GatePolicy(now.profile(), now.acceptance(), votes));
    }
  }

  private void set(GateId gate, GatePolicy policy) {
    change(policies -> policies.with(gate, policy));
  }

  private record Written(Optional<String> trouble, PolicyReading reading) {}

  private void change(UnaryOperator<Policies> how) {
    if (!canChange()) {
      return;
    }
    PolicyFile policies = file.orElseThrow();
    busy = true;
    listeners.tell();
    runner.submit(
        texts.get("task.write"),
        progress -> new Written(policies.change(how), policies.read()),
        (Outcome<Written> outcome) -> {
          busy = false;
          if (outcome instanceof Outcome.Done<Written>(Written written)) {
            reading = written.reading();
            message = written.trouble().orElse("");
          } else {
            message = texts.get("write.failed");
          }
          listeners.tell();
        });
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }
}
