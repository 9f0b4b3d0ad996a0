package app.assay.ui.settings;

import app.assay.cgd.MachineNames;
import app.assay.cgd.check.Profile;
import app.assay.hitl.Reviewer;
import app.assay.points.check.Sensitivity;
import app.assay.ui.event.Listeners;
import app.assay.ui.theme.Theme;
import app.assay.workspace.Outcome;
import app.assay.workspace.Settings;
import app.assay.workspace.SettingsFile;
import app.assay.workspace.TaskRunner;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// The settings as they are now; each change is written at once and told to everyone.
///
/// Belongs to the thread that draws.
public final class Preferences {

  private final Listeners listeners = new Listeners();
  private final SettingsFile file;
  private final TaskRunner runner;
  private final MachineNames machines;
  private final Consumer<String> trouble;
  private final String title;
  private Settings settings;
  private boolean writing;

  /// @param trouble told with a sentence when settings cannot be written
  /// @param title of the task that writes them
  public Preferences(
      SettingsFile file,
      TaskRunner runner,
      MachineNames machines,
      Consumer<String> trouble,
      String title) {
    this.file = file;
    this.runner = runner;
    this.machines = machines;
    this.trouble = trouble;
    this.title = title;
    this.settings = file.read();
  }

  public Settings settings() {
    return settings;
  }

  /// The theme that was chosen; an unknown word is the system's.
  public Theme theme() {
    return Theme.named(settings.theme());
  }

  public void setTheme(Theme theme) {
    change(s -> s.withTheme(theme.name().toLowerCase(Locale.ROOT)));
  }

  /// The profile that was chosen; an unknown word is the default one.
  public Profile profile() {
    return Profile.of(settings.profile()).orElse(Profile.RFC_001);
  }

  /// How readily the nine points speak; an unknown word is the default one.
  public Sensitivity sensitivity() {
    return settings.sensitivity().equals(Sensitivity.QUIET.label())
        ? Sensitivity.QUIET
        : Sensitivity.THOROUGH;
  }

  public void setSensitivity(Sensitivity sensitivity) {
    change(s -> s.withSensitivity(sensitivity.label()));
  }

  /// The reviewer, absent until a name was given.
  public Optional<Reviewer> reviewer() {
    return Reviewer.named(settings.reviewer(), machines)
            instanceof Reviewer.Naming.Accepted(Reviewer reviewer)
        ? Optional.of(reviewer)
        : Optional.empty();
  }

  /// Takes the reviewer's name, unless it cannot stand in a document; says why not.
  public Optional<String> setReviewer(String typed) {
    return switch (Reviewer.named(typed, machines)) {
      case Reviewer.Naming.Accepted(Reviewer reviewer) -> {
        change(s -> s.withReviewer(reviewer.name()));
        yield Optional.empty();
      }
      case Reviewer.Naming.Refused(String message) -> Optional.of(message);
    };
  }

  /// Changes a setting.
  public void change(UnaryOperator<Settings> how) {
    Settings changed = how.apply(settings);
    if (changed.equals(settings)) {
      return;
    }
    settings = changed;
    listeners.tell();
    if (!writing) {
      write();
    }
  }

  /// One write at a time, so that none takes another for somebody else's.
  private void write() {
    writing = true;
    Settings now = settings;
    runner.submit(
        title,
        progress -> file.write(now),
        (Outcome<Optional<String>> outcome) -> {
          writing = false;
          if (outcome instanceof Outcome.Done<Optional<String>>(Optional<String> message)) {
            message.ifPresent(trouble);
          }
          if (!now.equals(settings)) {
            write();
          }
        });
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }
}
