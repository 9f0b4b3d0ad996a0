package app.assay.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.MachineNames;
import app.assay.text.DocumentFile;
import app.assay.ui.HandRunner;
import app.assay.ui.theme.Theme;
import app.assay.workspace.SameThreadRunner;
import app.assay.workspace.Settings;
import app.assay.workspace.SettingsFile;
import app.assay.workspace.TaskRunner;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PreferencesTest {

  @TempDir Path folder;
  private final List<String> trouble = new ArrayList<>();

  private SettingsFile file() {
    return new SettingsFile(folder, new DocumentFile());
  }

  private Preferences preferences(TaskRunner runner) {
    return new Preferences(file(), runner, MachineNames.load(), trouble::add, "Keep");
  }

  @Test
  void machineIsRefusedAsReviewerAndNothingChanges() {
    Preferences preferences = preferences(new SameThreadRunner());
    assertThat(preferences.setReviewer("GPT-4o").orElseThrow()).startsWith("\"GPT-4o\" names");
    assertThat(preferences.reviewer()).isEmpty();
    assertThat(file().read()).isEqualTo(Settings.DEFAULT);
  }

  @Test
  void personIsTakenAndRemembered() {
    assertThat(preferences(new SameThreadRunner()).setReviewer("  Dana   Reviewer ")).isEmpty();
    assertThat(preferences(new SameThreadRunner()).reviewer().orElseThrow().name())
        .isEqualTo("Dana Reviewer");
  }

  @Test
  void changesWhileWritingAreWrittenAfterwardsAsOne() {
    HandRunner runner = new HandRunner();
    Preferences preferences = preferences(runner);
    preferences.setTheme(Theme.DARK);
    preferences.setTheme(Theme.LIGHT);
    preferences.change(s -> s.withScale(150));
    assertThat(runner.waiting()).isEqualTo(1);
    runner.runNext();
    runner.runNext();
    assertThat(runner.waiting()).isZero();
    assertThat(file().read().theme()).isEqualTo("light");
    assertThat(file().read().scale()).isEqualTo(150);
    assertThat(trouble).isEmpty();
  }

  @Test
  void listenersHearOfAChangeOnce() {
    Preferences preferences = preferences(new SameThreadRunner());
    List<Theme> heard = new ArrayList<>();
    preferences.onChange(() -> heard.add(preferences.theme()));
    preferences.setTheme(Theme.DARK);
    preferences.setTheme(Theme.DARK);
    assertThat(heard).containsExactly(Theme.DARK);
  }
}
