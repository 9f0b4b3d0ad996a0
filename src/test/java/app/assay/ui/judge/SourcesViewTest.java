package app.assay.ui.judge;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.source.EvidenceSource;
import app.assay.ui.FxTest;
import app.assay.ui.judge.model.SampleSources;
import app.assay.ui.judge.model.SourcesModel;
import app.assay.workspace.SameThreadRunner;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Evidence sources by keyboard, with pictures to look at.
class SourcesViewTest extends FxTest {

  private final SampleSources desk = new SampleSources();
  private SourcesView view;
  private int left;

  @Override
  protected Parent root() {
    view = new SourcesView(new SourcesModel(desk, new SameThreadRunner()), () -> left++);
    return view;
  }

  @Override
  protected double width() {
    return 1180;
  }

  private void key(KeyCode... keys) {
    push(keys);
    settle();
  }

  private void go(String id) {
    for (int i = 0; i < 30 && !lookup("#" + id).query().isFocused(); i++) {
      key(KeyCode.TAB);
    }
    assertThat(lookup("#" + id).query().isFocused()).isTrue();
  }

  private String message() {
    return lookup("#sources-message").queryAs(Label.class).getText();
  }

  @Test
  void aSourceIsAddedTestedAndRemovedByKeysAndItsTokenIsNeverSeenAgain() {
    interact(view::shown);
    settle();
    picture("sources-none");
    key(KeyCode.CONTROL, KeyCode.N);
    key(KeyCode.DOWN);
    key(KeyCode.DOWN);
    go("source-address");
    write("https://tickets.example.org");
    go("source-token");
    key(KeyCode.DOWN);
    go("source-secret");
    write("canary");
    picture("sources-typed");
    key(KeyCode.ENTER);
    assertThat(desk.tokens).containsExactly("canary");
    assertThat(lookup("#source-secret").queryAs(PasswordField.class).getText()).isEmpty();
    assertThat(desk.all.stream().map(EvidenceSource::place)).containsExactly("tickets.example.org");
    boolean shownAgain =
        lookup(n -> n instanceof TextField f && f.getText().contains("canary"))
            .tryQuery()
            .isPresent();
    assertThat(shownAgain).isFalse();
    desk.test = Optional.of("Nothing can be opened: the token is refused.");
    key(KeyCode.CONTROL, KeyCode.T);
    assertThat(message()).contains("refused");
    picture("sources-refused");
    interact(() -> lookup("#sources-list").query().requestFocus());
    key(KeyCode.DELETE);
    assertThat(message()).startsWith("Remove tickets.example.org");
    picture("sources-remove");
    key(KeyCode.ESCAPE);
    assertThat(desk.all).hasSize(1);
    assertThat(left).isZero();
    key(KeyCode.DELETE);
    key(KeyCode.DELETE);
    assertThat(desk.all).isEmpty();
    Node list = lookup("#sources-list").query();
    assertThat(list.isVisible()).isTrue();
    key(KeyCode.ESCAPE);
    assertThat(left).isOne();
  }
}
