package app.assay.workspace;

import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The settings of this user as a JSON file. A field that is missing or of another type takes its
/// default; fields that this version does not know are kept. A file that is no JSON gives the
/// defaults and is kept beside the settings when they are next written.
public final class SettingsFile {

  private static final String WINDOW = "window.properties";
  private static final String BROKEN = "settings.broken.json";
  private static final long LIMIT = 16L << 20;

  /// Made when settings are first written, not for every window.
  private static final class Writing {

    static final ObjectMapper JSON = new ObjectMapper();
  }

  private final Path folder;
  private final DocumentFile files;

  /// @param folder made when the settings are first written
  public SettingsFile(Path folder, DocumentFile files) {
    this.folder = folder;
    this.files = files;
  }

  /// Where the programs of this user keep their settings.
  ///
  /// @param environment the variables of the process; `ASSAY_SETTINGS` names the folder itself
  /// @param home the user's home folder
  public static Path standardFolder(Map<String, String> environment, Path home) {
    return standardFolder(environment, home, System.getProperty("os.name", ""));
  }

  static Path standardFolder(Map<String, String> environment, Path home, String system) {
    String own = environment.getOrDefault("ASSAY_SETTINGS", "");
    if (!own.isBlank()) {
      return Path.of(own);
    }
    String kind = system.toLowerCase(Locale.ROOT);
    if (kind.startsWith("mac")) {
      return home.resolve("Library").resolve("Application Support").resolve("Assay");
    }
    String named =
        environment.getOrDefault(kind.startsWith("windows") ? "APPDATA" : "XDG_CONFIG_HOME", "");
    return (named.isBlank() ? home.resolve(".config") : Path.of(named)).resolve("assay");
  }

  /// The folder, in which the window may keep more.
  public Path folder() {
    return folder;
  }

  /// The settings as they were last written, or the defaults.
  public Settings read() {
    return stored().map(SettingsFile::settings).orElse(Settings.DEFAULT);
  }

  /// How the window was when it was last used, read without the rest.
  public LastWindow lastWindow() {
    return LastWindow.read(folder.resolve(WINDOW));
  }

  /// What a user should know about the file: that it cannot be read and what becomes of it.
  public Optional<String> trouble() {
    boolean broken = Files.exists(file()) && stored().isEmpty();
    return broken
        ? Optional.of(
            "The settings in %s cannot be read, so the defaults count. The file is kept as %s when"
                    .formatted(file(), BROKEN)
                + " you next change a setting.")
        : Optional.empty();
  }

  private Optional<ObjectNode> stored() {
    try {
      return Files.isRegularFile(file())
              && Files.size(file()) <= LIMIT
              && JsonTree.of(Files.readString(file())) instanceof ObjectNode object
          ? Optional.of(object)
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /// Writes the settings; says what went wrong, if anything did.
  public Optional<String> write(Settings settings) {
    SaveResult result;
    try {
      Files.createDirectories(folder);
      Optional<ObjectNode> old = stored();
      ObjectNode merged = old.orElseGet(Writing.JSON::createObjectNode);
      merged.setAll((ObjectNode) Writing.JSON.valueToTree(settings));
      SourceText text =
          SourceText.of(
              Writing.JSON.writerWithDefaultPrettyPrinter().writeValueAsString(merged) + "\n");
      if (files.read(file()) instanceof ReadResult.Loaded now) {
        if (old.isEmpty()) {
          files.put(folder.resolve(BROKEN), now.source().bytes());
        }
        result = files.save(file(), text, now.sha256());
      } else {
        result = files.create(file(), text);
      }
    } catch (IOException e) {
      return Optional.of("The settings were not kept: " + folder + " cannot be made.");
    }
    return switch (result) {
      case SaveResult.Saved _ -> {
        remember(LastWindow.of(settings));
        yield Optional.empty();
      }
      case SaveResult.ChangedUnderneath _ ->
          Optional.of("The settings were not kept: another window wrote them. Change them again.");
      case SaveResult.Failed(String message) -> Optional.of(message);
    };
  }

  /// Not to have it written costs the next start its place on the desktop and no more, so it is not
  /// worth a message.
  private void remember(LastWindow window) {
    if (!window.equals(lastWindow())) {
      files.put(folder.resolve(WINDOW), window.text().getBytes(StandardCharsets.UTF_8));
    }
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
    Map<String, String> files = new HashMap<>();
    json.path("files").properties().forEach(e -> files.put(e.getKey(), e.getValue().asText()));
    List<Double> window = new ArrayList<>();
    json.path("window").forEach(length -> window.add(length.asDouble()));
    return new Settings(
        json.path("reviewer").asText(base.reviewer()),
        json.path("theme").asText(base.theme()),
        json.path("scale").asInt(base.scale()),
        json.path("profile").asText(base.profile()),
        json.path("sensitivity").asText(base.sensitivity()),
        recent,
        keys,
        files,
        window,
        session(json.path("session")));
  }

  private static Session session(JsonNode json) {
    List<Double> place = new ArrayList<>();
    json.path("place").forEach(length -> place.add(length.asDouble()));
    List<String> tabs = new ArrayList<>();
    json.path("tabs").forEach(path -> tabs.add(path.asText()));
    List<String> batches = new ArrayList<>();
    json.path("batches").forEach(path -> batches.add(path.asText()));
    return new Session(
        place,
        json.path("maximized").asBoolean(),
        json.path("vault").asText(""),
        tabs,
        batches,
        json.path("front").asText(""));
  }
}
