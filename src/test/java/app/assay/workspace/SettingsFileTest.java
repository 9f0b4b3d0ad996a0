package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.DocumentFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsFileTest {

  @TempDir Path home;

  @Test
  void newUserHasTheDefaults() {
    assertThat(file().read()).isEqualTo(Settings.DEFAULT);
    assertThat(file().trouble()).isEmpty();
  }

  @Test
  void settingsComeBackAsTheyWereWritten() {
    Settings settings =
        Settings.DEFAULT
            .withReviewer("Ada Keeper")
            .withTheme("dark")
            .withScale(150)
            .withRecent("/vaults/lighthouse")
            .withKey("confirm", "Ctrl+Y")
            .withFile("signing-key", "/home/ada/.ssh/id_ed25519")
            .withWindow(1200, 800);
    assertThat(file().write(settings)).isEmpty();
    assertThat(file().read()).isEqualTo(settings);
  }

  @Test
  void fieldsOfANewerVersionAreKept() throws IOException {
    write("{\"theme\": \"dark\", \"later\": {\"a\": 1}}");
    file().write(file().read().withReviewer("Ada Keeper"));
    assertThat(read()).contains("\"later\"").contains("\"theme\" : \"dark\"");
  }

  @Test
  void fieldOfAnotherTypeTakesItsDefault() throws IOException {
    write("{\"scale\": \"big\", \"recent\": 3, \"theme\": \"dark\"}");
    assertThat(file().read()).isEqualTo(Settings.DEFAULT.withTheme("dark"));
  }

  @Test
  void brokenFileGivesTheDefaultsAndIsSaid() throws IOException {
    write("{\"theme\": ");
    assertThat(file().read()).isEqualTo(Settings.DEFAULT);
    assertThat(file().trouble())
        .hasValueSatisfying(message -> assertThat(message).contains("so the defaults count"));
  }

  @Test
  void brokenFileIsKeptAside() throws IOException {
    write("{\"theme\": ");
    assertThat(file().write(Settings.DEFAULT)).isEmpty();
    assertThat(home.resolve("settings.broken.json")).hasContent("{\"theme\": ");
    assertThat(file().trouble()).isEmpty();
  }

  @Test
  void everySystemHasItsPlace() {
    assertThat(folder(Map.of(), "Linux")).isEqualTo(home.resolve(".config/assay"));
    assertThat(folder(Map.of("XDG_CONFIG_HOME", "/x"), "Linux")).isEqualTo(Path.of("/x/assay"));
    assertThat(folder(Map.of("APPDATA", "/roaming"), "Windows 11"))
        .isEqualTo(Path.of("/roaming/assay"));
    assertThat(folder(Map.of("XDG_CONFIG_HOME", "/x"), "Mac OS X"))
        .isEqualTo(home.resolve("Library/Application Support/Assay"));
    assertThat(folder(Map.of("ASSAY_SETTINGS", "/own"), "Mac OS X")).isEqualTo(Path.of("/own"));
  }

  private Path folder(Map<String, String> environment, String system) {
    return SettingsFile.standardFolder(environment, home, system);
  }

  private SettingsFile file() {
    return new SettingsFile(home, new DocumentFile());
  }

  private void write(String json) throws IOException {
    Files.writeString(home.resolve("settings.json"), json);
  }

  private String read() throws IOException {
    return Files.readString(home.resolve("settings.json"));
  }
}
