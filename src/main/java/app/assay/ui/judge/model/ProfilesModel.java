package app.assay.ui.judge.model;

import app.assay.judge.provider.ProfileForm;
import app.assay.judge.provider.ProfilesFile;
import app.assay.judge.provider.ProfilesFile.Profiles;
import app.assay.judge.provider.ProviderKind;
import app.assay.judge.provider.ProviderProfile;
import app.assay.ui.event.Listeners;
import app.assay.ui.judge.model.ProfileDesk.Tested;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskHandle;
import app.assay.workspace.TaskRunner;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// The profiles of models, and the form of one of them. A key goes straight to where keys are kept;
/// this model never holds one.
///
/// Belongs to the thread that draws.
public final class ProfilesModel {

  private final Texts texts = new Texts("judge-profiles");
  private final Listeners listeners = new Listeners();
  private final ProfilesFile file;
  private final ProfileDesk desk;
  private final TaskRunner runner;
  private Profiles profiles = new Profiles(List.of(), Optional.empty());
  private Optional<String> chosen = Optional.empty();
  private Optional<ProfileEdit> edit = Optional.empty();
  private Optional<ProviderProfile> removed = Optional.empty();
  private Optional<String> keyringTrouble = Optional.empty();
  private Optional<TaskHandle> test = Optional.empty();
  private boolean testing;
  private boolean loaded;
  private boolean busy;
  private String message = "";
  private Mood mood = Mood.PLAIN;

  /// How a message is meant.
  public enum Mood {
    PLAIN,
    GOOD,
    BAD
  }

  public ProfilesModel(ProfilesFile file, ProfileDesk desk, TaskRunner runner) {
    this.file = file;
    this.desk = desk;
    this.runner = runner;
  }

  private record Read(Profiles profiles, Optional<String> keyring) {}

  /// Reads the profiles, and whether there is a keyring.
  public void start() {
    runner.submit(
        texts.get("task.read"),
        progress -> new Read(file.read(), desk.keyringTrouble()),
        (Outcome<Read> outcome) -> {
          if (outcome instanceof Outcome.Done<Read>(Read read)) {
            loaded = true;
            keyringTrouble = read.keyring();
            profiles = read.profiles();
            profiles.profiles().stream().findFirst().ifPresent(p -> show(p.name()));
          } else {
            say(texts.get("read.failed"), Mood.BAD);
          }
          listeners.tell();
        });
  }

  /// True once the profiles were read.
  public boolean isLoaded() {
    return loaded;
  }

  public List<ProviderProfile> profiles() {
    return profiles.profiles();
  }

  /// Why there are none although there is a file; it is left as it is.
  public Optional<String> trouble() {
    return profiles.trouble();
  }

  /// The profile whose form is shown; empty for a new one, or none.
  public Optional<String> chosen() {
    return chosen;
  }

  /// The form, where there is one.
  public Optional<ProfileEdit> edit() {
    return edit;
  }

  public boolean isBusy() {
    return busy;
  }

  /// True while a connection is tried out.
  public boolean isTesting() {
    return testing;
  }

  public String message() {
    return message;
  }

  public Mood mood() {
    return mood;
  }

  /// Why the keyring is not offered, empty where it is.
  public Optional<String> keyringTrouble() {
    return keyringTrouble;
  }

  /// Starts a new profile.
  public void add() {
    if (profiles.trouble().isEmpty()) {
      chosen = Optional.empty();
      open(ProfileForm.of(ProviderKind.OLLAMA));
      say(texts.get("new"), Mood.PLAIN);
      listeners.tell();
    }
  }

  /// Shows the form of a profile.
  public void choose(String name) {
    if (!chosen.equals(Optional.of(name))) {
      show(name);
      say("", Mood.PLAIN);
      listeners.tell();
    }
  }

  private void show(String name) {
    profiles
        .named(name)
        .ifPresent(
            profile -> {
              chosen = Optional.of(name);
              open(ProfileForm.of(profile));
            });
  }

  private void open(ProfileForm form) {
    edit = Optional.of(new ProfileEdit(form, listeners::tell));
  }

  /// True when the form differs from what is kept.
  public boolean isChanged() {
    return edit.filter(e -> chosen.flatMap(profiles::named).filter(e::gives).isEmpty()).isPresent();
  }

  /// The profile of the form; where something is wrong, all of it is said.
  private Optional<ProviderProfile> checked() {
    if (edit.isEmpty() || busy) {
      return Optional.empty();
    }
    Optional<ProviderProfile> good = edit.get().checked();
    if (good.isEmpty()) {
      say(texts.get("wrong", edit.get().troubles().size()), Mood.BAD);
      listeners.tell();
    }
    return good;
  }

  /// Keeps the profile.
  public void save() {
    checked()
        .ifPresent(
            profile -> {
              Optional<String> before = chosen;
              write(
                  () ->
                      before
                          .map(name -> file.change(name, profile))
                          .orElseGet(() -> file.add(profile)),
                  texts.get("saved", profile.name()),
                  Optional.of(profile.name()));
            });
  }

  /// Takes the profile away; [#restore()] brings it back.
  public void remove() {
    chosen
        .filter(name -> !busy)
        .flatMap(profiles::named)
        .ifPresent(
            profile -> {
              removed = Optional.of(profile);
              write(
                  () -> file.remove(profile.name()),
                  texts.get("removed", profile.name()),
                  Optional.empty());
            });
  }

  /// Whether a profile that was taken away can be brought back.
  public boolean canRestore() {
    return removed.isPresent() && !busy;
  }

  /// Brings back the profile that was taken away last.
  public void restore() {
    removed
        .filter(profile -> !busy)
        .ifPresent(
            profile -> {
              removed = Optional.empty();
              write(
                  () -> file.add(profile),
                  texts.get("restored", profile.name()),
                  Optional.of(profile.name()));
            });
  }

  private record Written(Optional<String> trouble, Profiles profiles) {}

  private void write(Supplier<Optional<String>> change, String done, Optional<String> then) {
    busy = true;
    listeners.tell();
    runner.submit(
        texts.get("task.write"),
        progress -> {
          Optional<String> trouble = change.get();
          return new Written(trouble, file.read());
        },
        (Outcome<Written> outcome) -> {
          busy = false;
          if (outcome instanceof Outcome.Done<Written>(Written written)) {
            profiles = written.profiles();
            written.trouble().ifPresentOrElse(why -> say(why, Mood.BAD), () -> written(done, then));
          } else {
            say(texts.get("write.failed"), Mood.BAD);
          }
          listeners.tell();
        });
  }

  private void written(String done, Optional<String> then) {
    say(done, Mood.GOOD);
    chosen = Optional.empty();
    edit = Optional.empty();
    then.or(() -> profiles.profiles().stream().findFirst().map(ProviderProfile::name))
        .ifPresent(this::show);
  }

  /// Keeps a key for the profile of the form, where it says its keys are. The key goes on and is
  /// not held here.
  ///
  /// @param key cleared once it was kept or refused
  public void keep(char[] key) {
    if (key.length == 0) {
      say(texts.get("key.empty"), Mood.BAD);
      listeners.tell();
      return;
    }
    Optional<ProviderProfile> good = checked();
    if (good.isEmpty()) {
      Arrays.fill(key, '\0');
    }
    good.ifPresent(
        profile -> {
          busy = true;
          listeners.tell();
          runner.submit(
              texts.get("task.key"),
              progress -> desk.keep(profile, key),
              (Outcome<Optional<String>> outcome) -> {
                busy = false;
                if (outcome instanceof Outcome.Done<Optional<String>>(Optional<String> why)) {
                  why.ifPresentOrElse(
                      trouble -> say(trouble, Mood.BAD),
                      () -> say(texts.get("key.kept." + profile.key().label()), Mood.GOOD));
                } else {
                  say(texts.get("key.failed"), Mood.BAD);
                }
                listeners.tell();
              });
        });
  }

  /// Tries the profile of the form out, without keeping it.
  public void test() {
    if (isTesting()) {
      return;
    }
    checked()
        .ifPresent(
            profile -> {
              say(texts.get("testing", profile.model()), Mood.PLAIN);
              testing = true;
              listeners.tell();
              test =
                  Optional.of(
                      runner.submit(
                          texts.get("task.test", profile.name()),
                          progress -> desk.test(profile, progress),
                          (Outcome<Tested> outcome) -> {
                            testing = false;
                            tested(outcome);
                            listeners.tell();
                          }));
            });
  }

  private void tested(Outcome<Tested> outcome) {
    switch (outcome) {
      case Outcome.Done<Tested>(Tested tested) ->
          say(tested.sentence(), tested.works() ? Mood.GOOD : Mood.BAD);
      case Outcome.Cancelled<Tested>() -> say(texts.get("test.stopped"), Mood.PLAIN);
      case Outcome.Failed<Tested>(String why) -> say(why, Mood.BAD);
    }
  }

  /// Stops the try.
  public void stop() {
    if (testing) {
      test.ifPresent(TaskHandle::cancel);
    }
  }

  private void say(String words, Mood how) {
    message = words;
    mood = how;
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }
}
