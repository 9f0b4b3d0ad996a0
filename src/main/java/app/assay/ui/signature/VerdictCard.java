package app.assay.ui.signature;

import app.assay.hitl.signature.Verdict;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Says what a signature is worth; by whose list of signers can be chosen.
public final class VerdictCard extends VBox {

  private final Texts texts = new Texts("signature");
  private final VerdictModel model;
  private final FileField signers;
  private final HBox verdict = new HBox();
  private final Label notes = new Paragraph("");
  private final Button go = new Button();

  /// @param choose asks for the list of allowed signers
  public VerdictCard(VerdictModel model, Supplier<Optional<Path>> choose, Runnable close) {
    this.model = model;
    getStyleClass().addAll("card", "ask-card", "signature-card");
    setId("verdict-card");
    Label title = new Paragraph(model.title());
    title.getStyleClass().add("heading-3");
    verdict.getStyleClass().add("signature-verdict");
    notes.setId("signature-notes");
    notes.getStyleClass().add("muted");
    signers = new FileField(texts, "signers", model.signers(), choose, this::verify);
    go.setId("signature-verify");
    go.setText(texts.get("button.again"));
    go.getStyleClass().add("accent");
    go.setMinWidth(USE_PREF_SIZE);
    go.setOnAction(e -> verify());
    Button away = new Button(texts.get("button.close"));
    away.setId("signature-close");
    away.setOnAction(e -> close.run());
    HBox buttons = new HBox(go, away);
    buttons.getStyleClass().add("buttons");
    getChildren().addAll(title, verdict, notes, signers, buttons);
    model.onChange(this::follow);
    verify();
  }

  private void verify() {
    model.verify(signers.value());
  }

  /// The focus of this card is its list of signers while there is none, else its button.
  @Override
  public void requestFocus() {
    if (signers.value().isBlank()) {
      signers.focusField();
    } else {
      go.requestFocus();
    }
  }

  private void follow() {
    go.setDisable(model.isWorking());
    verdict.getChildren().clear();
    model.verdict().ifPresent(this::say);
    notes.setText(String.join("\n", model.notes()));
    notes.setVisible(!model.notes().isEmpty());
    notes.setManaged(notes.isVisible());
  }

  private void say(Verdict said) {
    Label chip = Chips.chip(texts.get("verdict." + said.label()), style(said));
    chip.setId("signature-chip");
    chip.setMinWidth(USE_PREF_SIZE);
    Label sentence = new Paragraph(said.message());
    sentence.setId("signature-verdict");
    HBox.setHgrow(sentence, Priority.ALWAYS);
    verdict.getChildren().setAll(chip, sentence);
  }

  private static String style(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Valid _ -> "good";
      case Verdict.Unsigned _, Verdict.Missing _, Verdict.UnknownSigner _ -> "warning";
      case Verdict.WrongText _, Verdict.OtherPurpose _, Verdict.Unreadable _ -> "critical";
    };
  }
}
