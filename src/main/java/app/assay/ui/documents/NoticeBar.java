package app.assay.ui.documents;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// One line above a document that says what happened and what can be done; absent without a notice.
public final class NoticeBar extends HBox {

  private static final PseudoClass GRAVE = PseudoClass.getPseudoClass("grave");

  private final String dismiss;
  private Optional<Notice> shown = Optional.empty();

  /// @param dismiss accessible text of the button that takes the notice away
  public NoticeBar(String dismiss) {
    this.dismiss = dismiss;
    getStyleClass().add("notice-bar");
    setId("notice");
    show(Optional.empty(), () -> {});
  }

  /// Shows a notice, or nothing.
  ///
  /// @param away takes the notice away
  public void show(Optional<Notice> notice, Runnable away) {
    setVisible(notice.isPresent());
    setManaged(notice.isPresent());
    if (notice.equals(shown) && !getChildren().isEmpty()) {
      return;
    }
    shown = notice;
    getChildren().clear();
    if (notice.isEmpty()) {
      return;
    }
    pseudoClassStateChanged(GRAVE, notice.get().grave());
    Label message = new Label(notice.get().message());
    message.setWrapText(true);
    message.setMinHeight(USE_PREF_SIZE);
    message.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(message, Priority.ALWAYS);
    getChildren().add(message);
    for (Notice.Way way : notice.get().ways()) {
      Button button = new Button(way.title());
      button.setId("notice-" + way.id());
      button.setMinWidth(USE_PREF_SIZE);
      button.setOnAction(e -> way.run().run());
      getChildren().add(button);
    }
    Button close = new Button("\u2715");
    close.setId("notice-dismiss");
    close.setAccessibleText(dismiss);
    close.getStyleClass().add("flat");
    close.setMinWidth(USE_PREF_SIZE);
    close.setOnAction(e -> away.run());
    getChildren().add(close);
  }
}
