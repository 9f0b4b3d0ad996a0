package app.assay.ui.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// A key with its modifiers as people write it, such as `Ctrl+Shift+A`; always in one spelling.
///
/// @param text modifiers in the order Ctrl, Alt, Shift, then the key
public record KeyStroke(String text) {

  private static final List<String> MODIFIERS = List.of("Ctrl", "Alt", "Shift");
  private static final Set<String> NAMED =
      Set.of(
          "Enter",
          "Esc",
          "Left",
          "Right",
          "Up",
          "Down",
          "Home",
          "End",
          "PageUp",
          "PageDown",
          "Insert",
          "Delete",
          "Space",
          "Tab",
          "Backspace");

  /// The stroke of a key as the keyboard reports it.
  ///
  /// @param key one character, `F1` to `F12`, or a name such as `Enter`
  public static KeyStroke of(boolean ctrl, boolean alt, boolean shift, String key) {
    return new KeyStroke(
        (ctrl ? "Ctrl+" : "") + (alt ? "Alt+" : "") + (shift ? "Shift+" : "") + key);
  }

  /// Reads what somebody wrote, in any case and order of modifiers; empty where it is no key.
  public static Optional<KeyStroke> parse(String written) {
    List<String> parts = new ArrayList<>(List.of(written.strip().split("\\+", -1)));
    if (written.strip().endsWith("++") || written.strip().equals("+")) {
      parts.removeLast();
      parts.removeLast();
      parts.add("+");
    }
    String key = parts.removeLast().strip();
    List<String> given = parts.stream().map(p -> capitalised(p.strip())).toList();
    if (!MODIFIERS.containsAll(given) || Set.copyOf(given).size() != given.size()) {
      return Optional.empty();
    }
    return keyName(key)
        .map(
            name ->
                of(given.contains("Ctrl"), given.contains("Alt"), given.contains("Shift"), name));
  }

  /// The parts apart, as they are printed on a key cap: "Ctrl Shift A".
  public String caps() {
    return text.replace("++", " \u0000").replace('+', ' ').replace('\u0000', '+');
  }

  @Override
  public String toString() {
    return text;
  }

  private static Optional<String> keyName(String key) {
    if (key.length() == 1) {
      return Optional.of(key.toUpperCase(Locale.ROOT)).filter(k -> !k.isBlank());
    }
    if (key.matches("[fF]([1-9]|1[0-2])")) {
      return Optional.of(key.toUpperCase(Locale.ROOT));
    }
    return NAMED.stream().filter(name -> name.equalsIgnoreCase(key)).findFirst();
  }

  private static String capitalised(String word) {
    return word.isEmpty()
        ? word
        : word.substring(0, 1).toUpperCase(Locale.ROOT)
            + word.substring(1).toLowerCase(Locale.ROOT);
  }
}
