package app.assay.ui.entry;

import app.assay.ui.entry.model.DraftCheck.Flaw;
import app.assay.ui.entry.model.EntryDraft;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import app.assay.vault.EntryType;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The fields in which the text of an entry is written, with the gate's word on it below. Tab goes
/// from field to field.
public final class EntryForm extends ScrollPane {

  /// More characters than this the gate does not take in a claim.
  public static final int LONGEST_CLAIM = 200;

  private static final int CLAIM_ROWS = 3;
  private static final int BODY_ROWS = 12;
  private static final int SHORT_ROWS = 2;

  private final Texts texts = new Texts("entry");
  private final Consumer<EntryDraft> typed;
  private final TextField title = new TextField();
  private final TextArea claim = area(CLAIM_ROWS);
  private final TextArea body = area(BODY_ROWS);
  private final TextArea alternative = area(SHORT_ROWS);
  private final TextArea considerations = area(SHORT_ROWS);
  private final TextField domains = new TextField();
  private final Label counter = new Label();
  private final VBox gate = new VBox();
  private Optional<EntryDraft> shown = Optional.empty();
  private boolean following;

  /// @param typed hears the text at every keystroke
  public EntryForm(String id, Consumer<EntryDraft> typed) {
    this.typed = typed;
    setId(id);
    getStyleClass().add("entry-card");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    body.getStyleClass().add("body-area");
    counter.setId("entry-counter");
    counter.setMinWidth(USE_PREF_SIZE);
    gate.setId("entry-gate");
    gate.getStyleClass().addAll("well", "entry-gate");
    VBox page =
        new VBox(
            field("title", title),
            field("claim", claim, counter),
            gate,
            field("body", body),
            field("alternative", alternative),
            field("considerations", considerations),
            field("domains", domains));
    page.getStyleClass().add("entry-page");
    setContent(page);
  }

  private static TextArea area(int rows) {
    TextArea area = new TextArea();
    area.setWrapText(true);
    area.setPrefRowCount(rows);
    return area;
  }

  private Node field(String key, TextInputControl input, Node... beside) {
    input.setId("entry-" + key);
    input.setAccessibleText(texts.get("field." + key));
    input.textProperty().addListener((o, was, is) -> typed());
    Label name = new Label(texts.get("field." + key));
    name.getStyleClass().add("caption");
    name.setLabelFor(input);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox head = new HBox(name, gap);
    head.getChildren().addAll(beside);
    VBox field = new VBox(head, input);
    field.getStyleClass().add("labelled");
    return field;
  }

  private void typed() {
    if (following) {
      return;
    }
    shown.ifPresent(
        before -> {
          EntryDraft now =
              new EntryDraft(
                  before.id(),
                  before.type(),
                  title.getText(),
                  claim.getText(),
                  body.getText(),
                  alternative.getText(),
                  considerations.getText(),
                  domains.getText());
          shown = Optional.of(now);
          typed.accept(now);
        });
  }

  /// Shows a text with what the gate says of it; what is being typed is not touched.
  public void show(EntryDraft draft, List<Flaw> flaws) {
    if (!shown.equals(Optional.of(draft))) {
      following = true;
      shown = Optional.of(draft);
      title.setText(draft.title());
      claim.setText(draft.claim());
      body.setText(draft.body());
      alternative.setText(draft.alternative());
      considerations.setText(draft.considerations());
      domains.setText(draft.domains());
      following = false;
      setVvalue(0);
    }
    Node below = alternative.getParent();
    boolean asked = draft.type() == EntryType.ANTI_PATTERN || !draft.alternative().isEmpty();
    below.setVisible(asked);
    below.setManaged(asked);
    int length = draft.claimLength();
    counter.setText(texts.get("counter", length, LONGEST_CLAIM));
    counter.setAccessibleText(texts.get("counter.accessible", length, LONGEST_CLAIM));
    counter.getStyleClass().removeAll("muted", "critical-text");
    counter.getStyleClass().add(length > LONGEST_CLAIM ? "critical-text" : "muted");
    gate(flaws);
  }

  private void gate(List<Flaw> flaws) {
    Label head = new Label(texts.get("form.gate"));
    head.getStyleClass().add("caption");
    gate.getChildren().setAll(head);
    if (flaws.isEmpty()) {
      gate.getChildren().add(line(texts.get("form.clean"), "good-text"));
    }
    for (Flaw flaw : flaws) {
      String sign = texts.get(flaw.refuses() ? "flaw.refuses" : "flaw.warns", flaw.code());
      gate.getChildren()
          .add(
              line(
                  (sign + " " + flaw.message()).strip(),
                  flaw.refuses() ? "critical-text" : "warning-text"));
    }
  }

  private static Label line(String text, String style) {
    Label line = new Paragraph(text);
    line.getStyleClass().add(style);
    return line;
  }

  /// Puts the keyboard into the claim.
  public void focusClaim() {
    claim.requestFocus();
    claim.end();
  }
}
