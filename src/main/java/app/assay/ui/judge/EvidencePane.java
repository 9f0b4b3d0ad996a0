package app.assay.ui.judge;

import app.assay.judge.Evidence;
import app.assay.ui.judge.model.OpenQuestion;
import app.assay.ui.judge.model.PersonModel;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// What is judged, what one should know of it, and the evidence, from which words can be quoted.
final class EvidencePane extends ScrollPane {

  private static final int LETTERS = 72;
  private static final int MOST_ROWS = 14;

  private final Texts texts;
  private final BiConsumer<String, String> quote;
  private final VBox page = new VBox();
  private Optional<OpenQuestion> shown = Optional.empty();

  /// @param quote takes the words that are selected in an evidence
  EvidencePane(Texts texts, BiConsumer<String, String> quote) {
    this.texts = texts;
    this.quote = quote;
    setId("person-evidence");
    getStyleClass().add("claim-pane");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setFocusTraversable(false);
    page.getStyleClass().add("claim-page");
    setContent(page);
  }

  boolean hasFocus() {
    return page.lookupAll(".text-area").stream().anyMatch(Node::isFocused);
  }

  void show(Optional<PersonModel.Entry> entry) {
    Optional<OpenQuestion> open = entry.map(PersonModel.Entry::open);
    if (open.equals(shown)) {
      return;
    }
    shown = open;
    page.getChildren().clear();
    setVvalue(0);
    if (open.isEmpty()) {
      Label none = new Paragraph(texts.get("list.none"));
      none.getStyleClass().add("muted");
      page.getChildren().add(none);
    }
    open.ifPresent(this::fill);
  }

  private void fill(OpenQuestion open) {
    Label about = new Paragraph(open.question().about());
    about.getStyleClass().add("muted");
    String whole = open.question().subject();
    String first = whole.lines().findFirst().orElse("");
    Label subject = new Paragraph(first);
    subject.setId("person-subject");
    subject.getStyleClass().add("heading-2");
    subject.setAccessibleText(texts.get("subject.accessible") + ": " + whole);
    VBox head = new VBox(about, subject);
    String rest = whole.substring(first.length()).strip();
    if (!rest.isEmpty()) {
      head.getChildren().add(new Paragraph(rest));
    }
    head.getStyleClass().add("labelled");
    page.getChildren().add(head);
    for (String notice : open.notices()) {
      Label banner = new Paragraph(notice);
      banner.getStyleClass().addAll("banner", "warning");
      page.getChildren().add(banner);
    }
    if (open.question().evidence().isEmpty()) {
      Label none = new Paragraph(texts.get("evidence.none"));
      none.setId("person-no-evidence");
      none.getStyleClass().add("muted");
      page.getChildren().add(none);
    }
    open.question().evidence().forEach(e -> page.getChildren().add(evidence(e)));
  }

  private VBox evidence(Evidence evidence) {
    Label head = new Label(texts.get("evidence.head", evidence.id(), evidence.source()));
    head.getStyleClass().add("caption");
    head.setMinWidth(0);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    TextArea text = new TextArea(evidence.text());
    text.setId("evidence-" + evidence.id());
    text.setEditable(false);
    text.setWrapText(true);
    text.setPrefRowCount(rows(evidence.text()));
    text.setAccessibleText(texts.get("evidence.accessible", evidence.id(), evidence.source()));
    text.addEventFilter(KeyEvent.KEY_PRESSED, event -> press(event, text, evidence));
    Button take = new Button(texts.get("evidence.quote"));
    take.setId("quote-" + evidence.id());
    take.setFocusTraversable(false);
    take.getStyleClass().add("flat");
    take.setMinWidth(USE_PREF_SIZE);
    KeyCap.on(take, "Q");
    take.setOnAction(e -> quote.accept(evidence.id(), text.getSelectedText()));
    HBox bar = new HBox(head, gap, take);
    bar.getStyleClass().add("evidence-bar");
    VBox box = new VBox(bar, text);
    box.getStyleClass().add("evidence");
    return box;
  }

  private void press(KeyEvent event, TextArea text, Evidence evidence) {
    boolean plain = !event.isShortcutDown() && !event.isAltDown();
    if (plain && event.getCode() == KeyCode.TAB) {
      event.consume();
      text.requestFocusTraversal(
          event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
    } else if (plain && !event.isShiftDown() && event.getCode() == KeyCode.Q) {
      event.consume();
      quote.accept(evidence.id(), text.getSelectedText());
    }
  }

  /// About as many rows as the text takes; a long one scrolls.
  private static int rows(String text) {
    long rows = text.lines().mapToLong(line -> 1 + line.length() / LETTERS).sum();
    return Math.clamp(rows, 1, MOST_ROWS);
  }
}
