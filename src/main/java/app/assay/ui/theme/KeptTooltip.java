package app.assay.ui.theme;

import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import org.jspecify.annotations.Nullable;

/// The one tooltip of a cell or label, kept while what it shows changes: each new one costs a
/// window of its own, and a list draws its cells often.
public final class KeptTooltip {

  private final Control owner;
  private @Nullable Tooltip tip;

  public KeptTooltip(Control owner) {
    this.owner = owner;
  }

  /// Says this while the pointer rests there; nothing where the text is empty.
  public void set(String text) {
    if (text.isEmpty()) {
      owner.setTooltip(null);
      return;
    }
    Tooltip shown = tip;
    if (shown == null) {
      shown = new Tooltip();
      tip = shown;
    }
    shown.setText(text);
    owner.setTooltip(shown);
  }
}
