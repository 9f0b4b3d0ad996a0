package app.assay.ui.action;

import app.assay.ui.theme.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// All actions of the window, in the order they were added. Titles come from
/// `assets/text/action.properties`.
public final class Actions {

  private final Texts texts;
  private final Map<String, Action> byId = new LinkedHashMap<>();

  public Actions() {
    this(new Texts("action"));
  }

  Actions(Texts texts) {
    this.texts = texts;
  }

  /// Adds an action that can always be done.
  public Actions add(String id, String key, Runnable run) {
    return add(id, key, () -> true, run);
  }

  /// Adds an action; its group is the first part of its id.
  ///
  /// @throws IllegalStateException when the id is taken
  public Actions add(String id, String key, BooleanSupplier enabled, Runnable run) {
    String group = texts.get("group." + id.substring(0, id.indexOf('.')));
    if (byId.putIfAbsent(id, new Action(id, texts.get(id), group, key, enabled, run)) != null) {
      throw new IllegalStateException("two actions are called " + id);
    }
    return this;
  }

  /// All of them.
  public List<Action> all() {
    return List.copyOf(byId.values());
  }

  public Optional<Action> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /// Does an action if it can be done now; says whether it was.
  public boolean run(String id) {
    Optional<Action> action = find(id).filter(a -> a.enabled().getAsBoolean());
    action.ifPresent(a -> a.run().run());
    return action.isPresent();
  }
}
