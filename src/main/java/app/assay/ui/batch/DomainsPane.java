package app.assay.ui.batch;

import app.assay.distillery.intake.DomainProposal;
import app.assay.ui.batch.model.BatchWork;
import app.assay.ui.batch.model.DomainAnswer;
import app.assay.ui.batch.model.DomainReview;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.SharedRow;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.WrappingCell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The domains that candidates propose, gone through one by one before rows are shown: A agrees, M
/// leads to the domains that are there, X refuses, Backspace takes an answer back, Ctrl+Enter goes
/// on.
final class DomainsPane extends VBox {

  private final Texts texts = new Texts("proposals");
  private final BatchWork work;
  private final ListView<DomainProposal> list = new ListView<>();
  private final DomainPage page;
  private final Label state = new Paragraph("");
  private final Button goOn;
  private Optional<DomainReview> shown = Optional.empty();
  private boolean following;
  private boolean followed;

  /// @param back goes back to the candidates
  DomainsPane(BatchWork work, Runnable back) {
    this.work = work;
    getStyleClass().add("batch-preview");
    setId("batch-domains");
    Label title = new Label(texts.get("title"));
    title.getStyleClass().add("heading-2");
    Label explain = new Paragraph(texts.get("explain"));
    explain.getStyleClass().add("muted");
    page = new DomainPage(texts, this::answer);
    goOn = KeyCap.on(new Button(texts.get("on")), "Ctrl Enter");
    goOn.setId("domains-on");
    goOn.getStyleClass().add("accent");
    goOn.setOnAction(e -> goOn());
    Button no = KeyCap.on(new Button(texts.get("back")), "Esc");
    no.setId("domains-back");
    no.setOnAction(e -> back.run());
    state.setId("domains-state");
    HBox buttons = new HBox(goOn, no);
    buttons.getStyleClass().add("buttons");
    list();
    HBox.setHgrow(list, Priority.ALWAYS);
    HBox.setHgrow(page, Priority.ALWAYS);
    HBox both = new HBox(list, page);
    both.getStyleClass().add("domains-both");
    VBox.setVgrow(both, Priority.ALWAYS);
    getChildren().addAll(title, explain, both, state, buttons);
    addEventHandler(KeyEvent.KEY_PRESSED, this::press);
  }

  private void list() {
    list.setId("domains-list");
    list.getStyleClass().addAll("claim-list", "domains-list");
    list.setAccessibleText(texts.get("list.accessible"));
    list.setCellFactory(made -> new Cell());
    list.widthProperty().addListener((o, was, is) -> Platform.runLater(list::refresh));
    list.getSelectionModel()
        .selectedIndexProperty()
        .addListener(
            (o, was, is) -> {
              if (!following) {
                shown.ifPresent(review -> review.go(is.intValue()));
              }
            });
  }

  private void press(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    Optional<Runnable> what =
        switch (event.getCode()) {
          case A -> Optional.of(() -> answer(new DomainAnswer.Agreed()));
          case X -> Optional.of(() -> answer(new DomainAnswer.Refused()));
          case M -> Optional.of(page::choose);
          case BACK_SPACE -> Optional.of(() -> shown.ifPresent(DomainReview::clear));
          default -> Optional.empty();
        };
    what.ifPresent(
        act -> {
          event.consume();
          act.run();
        });
  }

  /// Leads from the domains that are there back to the proposed ones.
  ///
  /// @return false where the keyboard was not there
  boolean leaveChoosing() {
    boolean choosing = page.isChoosing();
    if (choosing) {
      list.requestFocus();
    }
    return choosing;
  }

  private void answer(DomainAnswer answer) {
    shown.ifPresent(review -> review.answer(answer));
    list.requestFocus();
  }

  /// Goes on to the rows, or to the first domain nobody said a word of.
  void goOn() {
    if (!work.goOn()) {
      list.requestFocus();
    }
  }

  void follow(Optional<DomainReview> review) {
    boolean arrives = shown.isEmpty() && review.isPresent();
    if (arrives && !followed) {
      followed = true;
      review.get().onChange(this::draw);
    }
    shown = review;
    if (arrives) {
      draw();
      Platform.runLater(list::requestFocus);
    }
  }

  private void draw() {
    shown.ifPresent(
        review -> {
          following = true;
          if (!review.proposals().equals(List.copyOf(list.getItems()))) {
            list.getItems().setAll(review.proposals());
          }
          list.refresh();
          list.getSelectionModel().clearAndSelect(review.current());
          list.scrollTo(review.current());
          following = false;
          page.show(review);
          state.setText(texts.get("state", review.open()));
          goOn.setDisable(review.open() > 0);
        });
  }

  private final class Cell extends WrappingCell<DomainProposal> {

    Cell() {
      super(true);
      getStyleClass().add("claim-cell");
    }

    @Override
    protected void updateItem(DomainProposal one, boolean empty) {
      super.updateItem(one, empty);
      if (empty || one == null) {
        setGraphic(null);
        setAccessibleText(null);
        return;
      }
      Label name = new Label(one.name());
      name.getStyleClass().add("strong");
      FlowPane head = new FlowPane(name);
      head.getStyleClass().add("entry-refs");
      List<String> words = new ArrayList<>(List.of(one.name()));
      for (Label chip : chips(one)) {
        head.getChildren().add(chip);
        words.add(chip.getText());
      }
      Label about = new Label(texts.get("filed", one.filedBy().size(), one.proposedBy().size()));
      about.getStyleClass().add("muted");
      about.setWrapText(true);
      VBox side = new VBox(head, about);
      side.getStyleClass().add("claim-words");
      SharedRow row = new SharedRow(List.of(side), side);
      row.getStyleClass().add("claim-row");
      setGraphic(row);
      setAccessibleText(String.join(", ", words) + ", " + about.getText());
    }

    private List<Label> chips(DomainProposal one) {
      List<Label> chips = new ArrayList<>();
      Optional<DomainAnswer> answer = shown.flatMap(review -> review.answers().of(one.name()));
      if (answer.isPresent()) {
        chips.add(
            switch (answer.get()) {
              case DomainAnswer.Agreed() -> Chips.chip(texts.get("agreed"), "good");
              case DomainAnswer.FiledAs(String as) ->
                  Chips.chip(texts.get("filedAs", as), "verifiable");
              case DomainAnswer.Refused() -> Chips.chip(texts.get("refused"), "critical");
            });
      } else if (one.isNeeded()) {
        chips.add(Chips.chip(texts.get("open"), "warning"));
      }
      if (one.deprecated()) {
        chips.add(Chips.chip(texts.get("deprecated"), "warning"));
      }
      return chips;
    }
  }
}
