package app.assay.ui.action;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.FxTest;
import java.util.List;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import org.junit.jupiter.api.Test;

final class FinderPaneTest extends FxTest {

  @Override
  protected Parent root() {
    return new FinderPane(new Finder(List.of(List::of)), "Recent documents", () -> {});
  }

  @Test
  void anEmptyListSaysWhatFillsItAndAfterTypingWhatWasNotFound() {
    assertThat(said()).startsWith("No other document was open in this vault.");
    clickOn("#finder-field").write("zz");
    settle();
    assertThat(said()).startsWith("Nothing has “zz” in it.");
  }

  private String said() {
    ListView<?> list = lookup("#finder-list").query();
    return ((Label) list.getPlaceholder()).getText();
  }
}
