package app.assay.workspace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What the user of this machine has chosen.
///
/// @param reviewer the name that stands in confirmations, empty until it was asked for
/// @param theme `light`, `dark` or `system`
/// @param scale size of everything in percent, 100 to 200
/// @param profile label of the profile by which documents are checked
/// @param sensitivity how readily the nine points speak, `thorough` or `quiet`
/// @param recent vaults and documents opened before, the last one first
/// @param keys keys that differ from the defaults, by action
/// @param files files that were chosen before, by what they are for
/// @param window width and height of the window, empty for the default
/// @param session where the window stood and what was open in it
public record Settings(
    String reviewer,
    String theme,
    int scale,
    String profile,
    String sensitivity,
    List<String> recent,
    Map<String, String> keys,
    Map<String, String> files,
    List<Double> window,
    Session session) {

  /// What a new user has.
  public static final Settings DEFAULT =
      new Settings(
          "",
          "system",
          100,
          "2.1+rfc001",
          "thorough",
          List.of(),
          Map.of(),
          Map.of(),
          List.of(),
          Session.NONE);

  private static final int REMEMBERED = 12;

  public Settings {
    scale = Math.clamp(scale, 100, 200);
    recent = List.copyOf(recent);
    keys = Map.copyOf(keys);
    files = Map.copyOf(files);
    window = List.copyOf(window);
  }

  public Settings withReviewer(String name) {
    return new Settings(
        name, theme, scale, profile, sensitivity, recent, keys, files, window, session);
  }

  public Settings withTheme(String name) {
    return new Settings(
        reviewer, name, scale, profile, sensitivity, recent, keys, files, window, session);
  }

  public Settings withScale(int percent) {
    return new Settings(
        reviewer, theme, percent, profile, sensitivity, recent, keys, files, window, session);
  }

  public Settings withProfile(String label) {
    return new Settings(
        reviewer, theme, scale, label, sensitivity, recent, keys, files, window, session);
  }

  public Settings withSensitivity(String label) {
    return new Settings(
        reviewer, theme, scale, profile, label, recent, keys, files, window, session);
  }

  public Settings withWindow(double width, double height) {
    return new Settings(
        reviewer,
        theme,
        scale,
        profile,
        sensitivity,
        recent,
        keys,
        files,
        List.of(width, height),
        session);
  }

  public Settings withSession(Session left) {
    return new Settings(
        reviewer, theme, scale, profile, sensitivity, recent, keys, files, window, left);
  }

  /// With a vault or document at the head of the recent ones.
  public Settings withRecent(String path) {
    List<String> paths = new ArrayList<>(recent);
    paths.remove(path);
    paths.addFirst(path);
    List<String> kept = paths.subList(0, Math.min(paths.size(), REMEMBERED));
    return new Settings(
        reviewer, theme, scale, profile, sensitivity, kept, keys, files, window, session);
  }

  /// With another key for an action; an empty key gives the default back.
  public Settings withKey(String action, String key) {
    Map<String, String> changed = new HashMap<>(keys);
    if (key.isEmpty()) {
      changed.remove(action);
    } else {
      changed.put(action, key);
    }
    return new Settings(
        reviewer, theme, scale, profile, sensitivity, recent, changed, files, window, session);
  }

  /// With the file that was chosen for a purpose.
  public Settings withFile(String purpose, String path) {
    Map<String, String> changed = new HashMap<>(files);
    changed.put(purpose, path);
    return new Settings(
        reviewer, theme, scale, profile, sensitivity, recent, keys, changed, window, session);
  }

  /// Without the file that was chosen for a purpose.
  public Settings withoutFile(String purpose) {
    Map<String, String> changed = new HashMap<>(files);
    changed.remove(purpose);
    return new Settings(
        reviewer, theme, scale, profile, sensitivity, recent, keys, changed, window, session);
  }
}
