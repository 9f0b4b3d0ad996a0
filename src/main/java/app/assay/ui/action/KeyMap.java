package app.assay.ui.action;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// Which key runs which action: the defaults, and above them what the user chose.
public final class KeyMap {

  private final Actions actions;
  private final Supplier<Map<String, String>> chosen;

  /// @param chosen keys by action id, as the settings hold them now
  public KeyMap(Actions actions, Supplier<Map<String, String>> chosen) {
    this.actions = actions;
    this.chosen = chosen;
  }

  /// The key of an action, absent where it has none.
  public Optional<KeyStroke> keyOf(String id) {
    return actions
        .find(id)
        .flatMap(a -> KeyStroke.parse(chosen.get().getOrDefault(a.id(), a.key())));
  }

  /// The key as it is printed on a key cap, or the empty string.
  public String caps(String id) {
    return keyOf(id).map(KeyStroke::caps).orElse("");
  }

  /// What a key runs: the first action that has it and can be done now.
  public Optional<Action> actionFor(KeyStroke key) {
    return actions.all().stream()
        .filter(a -> keyOf(a.id()).equals(Optional.of(key)))
        .filter(a -> a.enabled().getAsBoolean())
        .findFirst();
  }

  /// The action that already has a key, other than the one that wants it.
  public Optional<Action> holder(KeyStroke key, String wantedBy) {
    return actions.all().stream()
        .filter(a -> !a.id().equals(wantedBy) && keyOf(a.id()).equals(Optional.of(key)))
        .findFirst();
  }

  /// Keys that more than one action has, with those actions.
  public Map<KeyStroke, List<Action>> conflicts() {
    Map<KeyStroke, List<Action>> byKey =
        actions.all().stream()
            .filter(a -> keyOf(a.id()).isPresent())
            .collect(
                Collectors.groupingBy(
                    a -> keyOf(a.id()).orElseThrow(), LinkedHashMap::new, Collectors.toList()));
    byKey.values().removeIf(held -> held.size() < 2);
    return byKey;
  }
}
