package app.assay.workspace;

import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The settings of this user as a JSON file. A field that is missing or of another type takes its
/// default; a file that is no JSON is left alone and all settings take their defaults.
public final class SettingsFile {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Path folder;
  private final DocumentFile files;

  /// @param folder made when the settings are first written
  public SettingsFile(Path folder, DocumentFile files) {
    this.folder = folder;
    this.files = files;
  }

  /// Where the programs of this user keep their settings.
  ///
  /// @param environment the variables of the process
  /// @param home the user's home folder
  public static Path standardFolder(Map<String, String> environment, Path home) {
    String named =
        environment.getOrDefault(
            "ASSAY_SETTINGS",
            environment.getOrDefault("XDG_CONFIG_HOME", environment.getOrDefault("APPDATA", "")));
    if (environment.containsKey("ASSAY_SETTINGS")) {
      return Path.of(named);
    }
    return (named.isBlank() ? home.resolve(".config") : Path.of(named)).resolve("assay");
  }

  /// The folder, in which the window may keep more.
  public Path folder() {
    return folder;
  }

  /// The settings as they were last written, or the defaults.
  public Settings read() {
    if (!(files.read(file()) instanceof ReadResult.Loaded loaded)) {
      return Settings.DEFAULT;
    }
    try {
      return settings(JSON.readTree(loaded.source().text()));
    } catch (JsonProcessingException e) {
      return Settings.DEFAULT;
    }
  }

  /// Writes the settings; says what went wrong, if anything did.
  public Optional<String> write(Settings settings) {
    SaveResult result;
    try {
      String json = JSON.writerWithDefaultPrettyPrinter().writeValueAsString(settings) + "\n";
      SourceText text = SourceText.of(json);
      Files.createDirectories(folder);
      result =
          files.read(file()) instanceof ReadResult.Loaded now
              ? files.save(file(), text, now.sha256())
              : files.create(file(), text);
    } catch (IOException e) {
      return Optional.of("The settings were not kept: " + folder + " cannot be made.");
    }
    return switch (result) {
      case SaveResult.Saved _ -> Optional.empty();
      case SaveResult.ChangedUnderneath _ ->
          Optional.of("The settings were not kept: another window wrote them. Change them again.");
      case SaveResult.Failed(String message) -> Optional.of(message);
    };
  }

  private Path file() {
    return folder.resolve("settings.json");
  }

  private static Settings settings(JsonNode json) {
    Settings base = Settings.DEFAULT;
    List<String> recent = new ArrayList<>();
    json.path("recent").forEach(path -> recent.add(path.asText()));
    Map<String, String> keys = new HashMap<>();
    json.path("keys").properties().forEach(e -> keys.put(e.getKey(), e.getValue().asText()));
    List<Double> window = new ArrayList<>();
    json.path("window").forEach(length -> window.add(length.asDouble()));
    return new Settings(
        json.path("reviewer").asText(base.reviewer()),
        json.path("theme").asText(base.theme()),
        json.path("scale").asInt(base.scale()),
        json.path("profile").asText(base.profile()),
        recent,
        keys,
        window);
  }
}
