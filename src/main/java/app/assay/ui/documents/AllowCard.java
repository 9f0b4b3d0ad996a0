package app.assay.ui.documents;

import app.assay.text.WhiteSpace;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.Texts;
import app.assay.workspace.PlacedFinding;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// Asks for the reason before a finding is allowed; without one nothing is.
public final class AllowCard extends VBox {

  private static final int QUOTED = 160;

  private final Texts texts = new Texts("documents");
  private final TextField field = new TextField();
  private final Label refused = wrapped("critical-text");

  /// @param allow gets a reason that can be written
  /// @param cancel called when the user would rather not
  public AllowCard(
      OpenDocument document, PlacedFinding finding, Consumer<String> allow, Runnable cancel) {
    getStyleClass().addAll("card", "ask-card");
    setId("allow-card");
    Label title = new Label(texts.get("allow.title", finding.rule().id()));
    title.getStyleClass().add("heading-3");
    HBox head = new HBox(Chips.of(finding.severity()), title);
    head.getStyleClass().add("allow-head");
    Label quote = wrapped("allow-quote");
    quote.setText(quote(document, finding));
    Label message = wrapped("");
    message.setText(finding.finding().message());
    Label why = wrapped("muted");
    why.setText(texts.get("allow.why"));
    Label asked = new Label(texts.get("allow.reason"));
    asked.getStyleClass().add("strong");
    asked.setLabelFor(field);
    field.setId("allow-reason");
    field.setPromptText(texts.get("allow.reason.prompt"));
    field.setAccessibleText(texts.get("allow.reason"));
    refused.setId("allow-refused");
    show(Optional.empty());
    Button take = new Button(texts.get("allow.take"));
    take.setId("allow-take");
    take.getStyleClass().add("accent");
    take.setOnAction(e -> take(allow));
    field.setOnAction(e -> take(allow));
    Button not = new Button(texts.get("allow.cancel"));
    not.setId("allow-cancel");
    not.setOnAction(e -> cancel.run());
    HBox buttons = new HBox(take, not);
    buttons.getStyleClass().add("buttons");
    getChildren().addAll(head, quote, message, asked, field, refused, why, buttons);
  }

  /// The focus of this card is its field.
  @Override
  public void requestFocus() {
    field.requestFocus();
  }

  private void take(Consumer<String> allow) {
    Optional<String> objection = Allowing.objection(field.getText());
    show(objection);
    if (objection.isEmpty()) {
      allow.accept(field.getText());
    }
  }

  private void show(Optional<String> objection) {
    refused.setText(objection.map(texts::get).orElse(""));
    refused.setVisible(objection.isPresent());
    refused.setManaged(objection.isPresent());
  }

  private static String quote(OpenDocument document, PlacedFinding finding) {
    String words = WhiteSpace.collapse(document.text().buffer().text(finding.region().span()));
    return words.length() <= QUOTED ? words : words.substring(0, QUOTED) + "\u2026";
  }

  private static Label wrapped(String style) {
    Label label = new Label();
    label.setWrapText(true);
    label.setMinHeight(USE_PREF_SIZE);
    if (!style.isEmpty()) {
      label.getStyleClass().add(style);
    }
    return label;
  }
}
