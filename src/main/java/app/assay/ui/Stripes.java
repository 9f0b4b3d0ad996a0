package app.assay.ui;

import app.assay.ui.action.KeyMap;
import app.assay.ui.shell.Frame;
import app.assay.ui.shell.Stripe;
import app.assay.ui.theme.Texts;
import java.util.function.Consumer;

/// What stands at the edges of the window for the sides that are not seen.
final class Stripes {

  private final Texts texts;
  private final Stripe left;
  private final Stripe bottom;
  private final Stripe right;

  /// @param run runs an action by its id
  Stripes(Texts texts, Consumer<String> run) {
    this.texts = texts;
    left =
        new Stripe("stripe-left", texts.get("stripe.left"), true, () -> run.accept("view.vault"));
    right =
        new Stripe(
            "stripe-right", texts.get("stripe.right"), true, () -> run.accept("view.details"));
    bottom =
        new Stripe(
            "stripe-bottom", texts.get("stripe.bottom"), false, () -> run.accept("view.problems"));
  }

  void addTo(Frame frame) {
    frame.setStripes(left, bottom, right);
  }

  /// Tells the keys that do the same.
  void showKeys(KeyMap keys) {
    left.say(texts.get("stripe.left.show"), keys.caps("view.vault"));
    bottom.say(texts.get("stripe.bottom.show"), keys.caps("view.problems"));
    right.say(texts.get("stripe.right.show"), keys.caps("view.details"));
  }
}
