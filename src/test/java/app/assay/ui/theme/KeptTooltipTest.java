package app.assay.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.FxTest;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.junit.jupiter.api.Test;

class KeptTooltipTest extends FxTest {

  private Label label;
  private KeptTooltip tip;

  @Override
  protected Parent root() {
    label = new Label("row");
    tip = new KeptTooltip(label);
    return new HBox(label);
  }

  @Test
  void oneTooltipServesAllThatIsShown() {
    interact(() -> tip.set("first"));
    Tooltip first = label.getTooltip();
    interact(() -> tip.set("second"));
    assertThat(label.getTooltip()).isSameAs(first);
    assertThat(first.getText()).isEqualTo("second");
  }

  @Test
  void nothingToSayTakesItAwayUntilThereIsSomething() {
    interact(() -> tip.set("first"));
    interact(() -> tip.set(""));
    assertThat(label.getTooltip()).isNull();
    interact(() -> tip.set("again"));
    assertThat(label.getTooltip().getText()).isEqualTo("again");
  }
}
