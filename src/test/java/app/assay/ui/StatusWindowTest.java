package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.documents.OpenDocument;
import java.util.Optional;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class StatusWindowTest extends WorkbenchFxTest {

  @Test
  void statusIsShownAndLeadsToADocument() {
    openVault();
    push(KeyCode.ALT, KeyCode.DIGIT2);
    settle();
    TableView<?> table = lookup("#status-table").queryTableView();
    assertThat(table.getItems()).hasSize(models.vault.reports().size());
    assertThat(lookup(".bar-fill").queryAll()).isNotEmpty();
    picture("status");
    interact(() -> look.setScale(150));
    settle();
    picture("status-150");
    interact(() -> look.setScale(100));
    push(KeyCode.ESCAPE);
    settle();
    assertThat(lookup("#status-table").tryQuery()).isEmpty();
    push(KeyCode.ALT, KeyCode.DIGIT2);
    settle();
    push(KeyCode.ENTER);
    await(() -> models.documents.active().flatMap(OpenDocument::fresh).isPresent());
    assertThat(models.documents.active().map(OpenDocument::shown))
        .isEqualTo(Optional.of("documents/capacity-plan.cgd.md"));
  }
}
