package app.assay.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.FxTest;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import org.junit.jupiter.api.Test;

class KeyCapTest extends FxTest {

  private final Button save = KeyCap.on(new Button("Save"), "Ctrl S");

  @Override
  protected Parent root() {
    save.setDisable(true);
    return new HBox(save);
  }

  @Test
  void keyOnAButtonThatIsOffIsAsPlainAsItsWords() {
    settle();
    assertThat(save.getOpacity()).isLessThan(1);
    assertThat(save.getGraphic().getOpacity()).isEqualTo(1);
  }
}
