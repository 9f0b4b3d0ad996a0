package app.assay.ui.batch;

import app.assay.distillery.intake.DomainProposal;
import app.assay.ui.batch.model.DomainAnswer;
import app.assay.ui.batch.model.DomainReview;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// One proposed domain: what it is, who wants it, what looks like it, and what can be said of it.
final class DomainPage extends VBox {

  private final Texts texts;
  private final Label name = new Label();
  private final VBox body = new VBox();
  private final ListView<Domain> others = new ListView<>();
  private final Button file;
  private final Consumer<DomainAnswer> answer;
  private Optional<DomainProposal> shown = Optional.empty();

  /// @param answer takes what a person says of the domain
  DomainPage(Texts texts, Consumer<DomainAnswer> answer) {
    this.texts = texts;
    this.answer = answer;
    getStyleClass().add("domain-page");
    name.setId("domains-name");
    name.getStyleClass().add("heading-2");
    body.getStyleClass().add("domain-body");
    Button agree = button("agree", "A", new DomainAnswer.Agreed());
    Button refuse = button("refuse", "X", new DomainAnswer.Refused());
    refuse.getStyleClass().add("grave");
    FlowPane buttons = new FlowPane(agree, refuse);
    buttons.getStyleClass().add("conflict-buttons");
    Label caption = new Label(texts.get("map"), new KeyCap("M"));
    caption.setContentDisplay(ContentDisplay.RIGHT);
    caption.setLabelFor(others);
    caption.getStyleClass().add("caption");
    file = KeyCap.on(new Button(texts.get("map.do")), "Enter");
    file.setId("domains-file");
    file.setMinWidth(USE_PREF_SIZE);
    file.setOnAction(e -> file());
    file.setDisable(true);
    others();
    getChildren().addAll(name, body, buttons, caption, others, file);
  }

  private void others() {
    others.setId("domains-others");
    others.getStyleClass().add("domains-others");
    others.setAccessibleText(texts.get("others.accessible"));
    Label none = new Label(texts.get("others.none"));
    none.setWrapText(true);
    none.getStyleClass().addAll("muted", "hint");
    others.setPlaceholder(none);
    others.setCellFactory(made -> new Other());
    others.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ENTER && !event.isShortcutDown()) {
            event.consume();
            file();
          }
        });
    others
        .getSelectionModel()
        .selectedItemProperty()
        .addListener((o, was, is) -> file.setDisable(is == null));
    VBox.setVgrow(others, Priority.ALWAYS);
  }

  private Button button(String key, String cap, DomainAnswer says) {
    Button button = KeyCap.on(new Button(texts.get(key)), cap);
    button.setId("domains-" + key);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(e -> answer.accept(says));
    return button;
  }

  private void file() {
    Optional.ofNullable(others.getSelectionModel().getSelectedItem())
        .ifPresent(domain -> answer.accept(new DomainAnswer.FiledAs(domain.name())));
  }

  private String said(Domain domain) {
    return domain.status() == DomainStatus.DEPRECATED
        ? texts.get("others.deprecated", domain.name())
        : domain.name();
  }

  /// Leads to the domains that are there.
  void choose() {
    if (!others.getItems().isEmpty()) {
      if (others.getSelectionModel().isEmpty()) {
        others.getSelectionModel().selectFirst();
      }
      others.requestFocus();
    }
  }

  boolean isChoosing() {
    return others.isFocused();
  }

  void show(DomainReview review) {
    Optional<DomainProposal> now = review.proposal();
    now.ifPresent(
        one -> {
          if (!now.equals(shown)) {
            draw(one);
            others.getItems().setAll(choices(one, review.sheet().registry()));
          }
          others.getSelectionModel().clearSelection();
          if (review.answers().of(one.name()).orElse(null)
              instanceof DomainAnswer.FiledAs(String as)) {
            others.getItems().stream()
                .filter(domain -> domain.name().equals(as))
                .findFirst()
                .ifPresent(others.getSelectionModel()::select);
          }
        });
    shown = now;
  }

  /// Those that look alike first.
  private static List<Domain> choices(DomainProposal one, List<Domain> registry) {
    List<Domain> items = new ArrayList<>(one.alike());
    registry.stream()
        .filter(domain -> !domain.name().equals(one.name()) && !items.contains(domain))
        .forEach(items::add);
    return items;
  }

  private void draw(DomainProposal one) {
    name.setText(one.name());
    body.getChildren().clear();
    if (one.deprecated()) {
      add(texts.get("page.deprecated"), "warning-text");
    }
    boolean described = !one.description().isBlank();
    add(
        described ? one.description() : texts.get("page.noDescription"),
        described ? "entry-words" : "muted");
    add(
        one.patterns().isEmpty()
            ? texts.get("page.noPaths")
            : texts.get("page.paths", String.join("   ", one.patterns())),
        "muted");
    for (Domain alike : one.alike()) {
      add(texts.get("page.alike", said(alike), alike.activeEntries()), "warning-text");
    }
    add(
        one.proposedBy().isEmpty()
            ? texts.get("page.nobody")
            : texts.get("page.proposed", String.join(", ", one.proposedBy())),
        "muted");
    if (!one.filedBy().isEmpty()) {
      add(texts.get("page.filed", String.join(", ", one.filedBy())), "muted");
    }
  }

  private void add(String words, String style) {
    Label label = new Paragraph(words);
    label.getStyleClass().add(style);
    body.getChildren().add(label);
  }

  private final class Other extends ListCell<Domain> {

    @Override
    protected void updateItem(Domain domain, boolean empty) {
      super.updateItem(domain, empty);
      setText(empty || domain == null ? null : said(domain));
    }
  }
}
