package app.assay.ui.judge.model;

import app.assay.judge.source.EvidenceSource;
import app.assay.judge.source.SourcesFile;
import app.assay.ui.event.Listeners;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskHandle;
import app.assay.workspace.TaskRunner;
import app.assay.workspace.Work;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The places that evidence may be fetched from: listed, added, taken away and tried. A token goes
/// through here to where tokens are kept, and is held nowhere.
///
/// Belongs to the thread that draws.
public final class SourcesModel {

  /// How the message is meant.
  public enum Mood {
    PLAIN,
    GOOD,
    BAD
  }

  /// What is read before anything is shown.
  private record Found(SourcesFile.Listed listed, Optional<String> keyring) {}

  private final Texts texts = new Texts("judge-sources");
  private final SourceDesk desk;
  private final TaskRunner runner;
  private final Listeners listeners = new Listeners();
  private List<EvidenceSource> sources = List.of();
  private Optional<String> trouble = Optional.empty();
  private Optional<String> keyring = Optional.empty();
  private Optional<EvidenceSource> chosen = Optional.empty();
  private Optional<EvidenceSource> removing = Optional.empty();
  private Optional<TaskHandle> testing = Optional.empty();
  private boolean busy;
  private String message = "";
  private Mood mood = Mood.PLAIN;

  public SourcesModel(SourceDesk desk, TaskRunner runner) {
    this.desk = desk;
    this.runner = runner;
  }

  /// Reads the sources.
  public void start() {
    work(
        "task.read",
        progress -> new Found(desk.read(), desk.keyringTrouble()),
        found -> {
          keyring = found.keyring();
          show(found.listed());
        });
  }

  private void show(SourcesFile.Listed listed) {
    sources = listed.sources();
    trouble = listed.trouble();
    chosen = chosen.filter(sources::contains).or(() -> sources.stream().findFirst());
  }

  public List<EvidenceSource> sources() {
    return sources;
  }

  /// Why there are none although there is a file.
  public Optional<String> trouble() {
    return trouble;
  }

  /// Why tokens cannot be kept in the keyring; empty when they can.
  public Optional<String> keyringTrouble() {
    return keyring;
  }

  public Optional<EvidenceSource> chosen() {
    return chosen;
  }

  /// The source that is taken away once that is said again.
  public Optional<EvidenceSource> removing() {
    return removing;
  }

  public boolean isTesting() {
    return testing.isPresent();
  }

  /// Whether something is read, written or tried.
  public boolean isBusy() {
    return busy || isTesting();
  }

  public String message() {
    return message;
  }

  public Mood mood() {
    return mood;
  }

  public void choose(EvidenceSource source) {
    if (!chosen.equals(Optional.of(source))) {
      chosen = Optional.of(source);
      removing = Optional.empty();
      say(Mood.PLAIN, "");
    }
  }

  /// Adds what was filled in.
  ///
  /// @param token cleared when this returns or once it was kept
  /// @return false where it cannot be tried at all
  public boolean add(SourceDraft draft, char[] token) {
    switch (draft.checked()) {
      case EvidenceSource.Bad(String why) -> {
        Arrays.fill(token, '\0');
        say(Mood.BAD, why);
        return false;
      }
      case EvidenceSource.Good(EvidenceSource source) -> {
        if (isBusy() || draft.token().equals(SourceDraft.KEYRING) && token.length == 0) {
          Arrays.fill(token, '\0');
          say(Mood.BAD, texts.get(isBusy() ? "busy" : "token.missing"));
          return false;
        }
        change(
            "task.add",
            progress -> desk.add(source, token),
            () -> {
              chosen = Optional.of(source);
              say(Mood.GOOD, texts.get("added", source.place()));
            });
        return true;
      }
    }
  }

  /// Asks whether the chosen source is to be taken away; said again, it is.
  public void remove() {
    if (isBusy() || chosen.isEmpty()) {
      return;
    }
    EvidenceSource source = chosen.get();
    if (!removing.equals(chosen)) {
      removing = chosen;
      say(Mood.PLAIN, texts.get("remove.sure", source.place()));
      return;
    }
    removing = Optional.empty();
    change(
        "task.remove",
        progress -> desk.remove(source),
        () -> say(Mood.PLAIN, texts.get("removed", source.place())));
  }

  /// Leaves the source that was about to be taken away.
  public void keep() {
    removing = Optional.empty();
    say(Mood.PLAIN, "");
  }

  /// Tries the chosen source out.
  public void test() {
    if (isBusy() || chosen.isEmpty()) {
      return;
    }
    EvidenceSource source = chosen.get();
    removing = Optional.empty();
    say(Mood.PLAIN, texts.get("testing", source.place()));
    TaskHandle handle =
        runner.submit(
            texts.get("task.test", source.place()),
            progress -> desk.test(source, progress),
            (Outcome<Optional<String>> outcome) -> tested(source, outcome));
    testing = handle.isRunning() ? Optional.of(handle) : Optional.empty();
    listeners.tell();
  }

  private void tested(EvidenceSource source, Outcome<Optional<String>> outcome) {
    testing = Optional.empty();
    switch (outcome) {
      case Outcome.Done<Optional<String>>(Optional<String> why) ->
          say(
              why.isEmpty() ? Mood.GOOD : Mood.BAD,
              why.orElseGet(() -> texts.get("answers", source.place())));
      case Outcome.Failed<Optional<String>>(String why) -> say(Mood.BAD, why);
      case Outcome.Cancelled<Optional<String>>() -> say(Mood.PLAIN, texts.get("stopped"));
    }
  }

  /// Breaks the try off.
  public void stop() {
    testing.ifPresent(TaskHandle::cancel);
  }

  /// Changes something, then reads the sources anew.
  private void change(String task, Work<Optional<String>> work, Runnable done) {
    work(
        task,
        progress -> {
          Optional<String> why = work.run(progress);
          return new Changed(why, desk.read());
        },
        changed -> {
          done.run();
          show(changed.listed());
          changed.why().ifPresent(why -> say(Mood.BAD, why));
        });
  }

  private record Changed(Optional<String> why, SourcesFile.Listed listed) {}

  private <T> void work(String task, Work<T> work, java.util.function.Consumer<T> then) {
    busy = true;
    listeners.tell();
    runner.submit(
        texts.get(task),
        work,
        (Outcome<T> outcome) -> {
          busy = false;
          switch (outcome) {
            case Outcome.Done<T>(T value) -> then.accept(value);
            case Outcome.Failed<T>(String why) -> say(Mood.BAD, why);
            case Outcome.Cancelled<T>() -> say(Mood.PLAIN, texts.get("stopped"));
          }
          listeners.tell();
        });
  }

  private void say(Mood how, String words) {
    mood = how;
    message = words;
    listeners.tell();
  }

  /// Calls back after every change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }
}
