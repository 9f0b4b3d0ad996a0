package app.assay.ui.review;

import app.assay.hitl.ReviewItem;
import app.assay.ui.review.model.ReviewEntry;
import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.review.model.WordDiff;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.Elapsed;
import app.assay.ui.theme.MarkedText;
import app.assay.ui.theme.MarkedText.Run;
import app.assay.ui.theme.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// One claim of Round B: its words, where it stands, where to look, why a person is needed, and the
/// answers.
final class ClaimPane extends ScrollPane {

  private static final int AROUND = 2;

  private final ReviewModel model;
  private final Texts texts;
  private final Label section = Chips.chip("", "verifiable");
  private final Label place = new Label();
  private final Elapsed time;
  private final MarkedText title = new MarkedText("claim-title");
  private final Label changed = new Label();
  private final Label allAsked = new Label();
  private final ContextPane context = new ContextPane();
  private final Label nowhere = new Label();
  private final Label where = new Label();
  private final Label why = new Label();
  private final AnswerPane answers;
  private final Function<ReviewEntry, Optional<Node>> advice;
  private final VBox beside = new VBox();

  /// @param toList puts the focus into the list
  /// @param advice what else is known of a claim
  ClaimPane(
      ReviewModel model,
      Texts texts,
      Runnable toList,
      Function<ReviewEntry, Optional<Node>> advice) {
    this.model = model;
    this.advice = advice;
    this.texts = texts;
    this.answers = new AnswerPane(model, texts, "review-claim", 2, toList);
    getStyleClass().add("claim-pane");
    setId("review-claim");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setFocusTraversable(false);
    title.setId("review-claim-text");
    time = new Elapsed(() -> model.asking().spent(), shown -> texts.get("claim.time", shown));
    time.setId("review-claim-time");
    place.getStyleClass().add("muted");
    changed.getStyleClass().addAll("banner", "warning");
    changed.setWrapText(true);
    nowhere.getStyleClass().addAll("banner", "warning");
    nowhere.setWrapText(true);
    allAsked.setId("review-all-asked");
    allAsked.getStyleClass().addAll("banner", "good");
    allAsked.setWrapText(true);
    context.setId("review-context");
    context.setAccessibleText(texts.get("claim.accessibleContext"));
    section.setMinWidth(USE_PREF_SIZE);
    FlowPane which = new FlowPane(section, place);
    which.getStyleClass().add("claim-which");
    HBox.setHgrow(which, Priority.ALWAYS);
    HBox head = new HBox(which, time);
    head.getStyleClass().add("claim-head");
    VBox page =
        new VBox(allAsked, head, title, changed, context, nowhere, reasons(), answers, beside);
    page.getStyleClass().add("claim-page");
    setContent(page);
  }

  private GridPane reasons() {
    GridPane grid = new GridPane();
    grid.getStyleClass().add("reasons");
    ColumnConstraints half = new ColumnConstraints();
    half.setPercentWidth(50);
    grid.getColumnConstraints().addAll(half, half);
    grid.add(labelled(texts.get("claim.where"), where), 0, 0);
    grid.add(labelled(texts.get("claim.why"), why), 1, 0);
    return grid;
  }

  private static VBox labelled(String caption, Label text) {
    Label label = new Label(caption);
    label.getStyleClass().add("caption");
    text.setWrapText(true);
    VBox box = new VBox(label, text);
    box.getStyleClass().add("labelled");
    return box;
  }

  void follow() {
    Optional<ReviewEntry> current = model.asking().current();
    if (current.isEmpty()) {
      return;
    }
    ReviewEntry entry = current.get();
    String name = entry.section().isEmpty() ? entry.document().name() : entry.section();
    section.setText(name.toUpperCase(Locale.getDefault()));
    place.setText(
        texts.get(
            "claim.place",
            entry.item().claim().id(),
            model.asking().shown().indexOf(entry) + 1,
            model.asking().shown().size()));
    title.setRuns(words(entry));
    show(changed, changed(entry));
    context.setLines(entry.context(AROUND));
    context.setVisible(entry.item().place().isPresent());
    context.setManaged(context.isVisible());
    show(
        nowhere,
        entry.item().place().isPresent()
            ? ""
            : texts.get("claim.nowhere", entry.document().fileName()));
    String source = entry.item().claim().source();
    where.setText(source.isEmpty() ? texts.get("claim.noWhere") : source);
    why.setText(entry.item().why());
    show(allAsked, model.asking().isAsked() ? texts.get(done()) : "");
    answers.follow();
    beside.getChildren().setAll(advice.apply(entry).stream().toList());
    show(beside);
    time.follow();
  }

  private static void show(VBox box) {
    boolean any = !box.getChildren().isEmpty();
    box.setVisible(any);
    box.setManaged(any);
  }

  private String done() {
    return model.committing().documents().isEmpty() ? "claim.allWritten" : "claim.all";
  }

  private static void show(Label label, String text) {
    label.setText(text);
    label.setVisible(!text.isEmpty());
    label.setManaged(!text.isEmpty());
  }

  private String changed(ReviewEntry entry) {
    if (entry.item().earlier().isEmpty()) {
      return "";
    }
    if (entry.replaces()) {
      return entry.item().earlier().get().text().isEmpty() ? texts.get("claim.changedUnknown") : "";
    }
    ReviewItem.Earlier earlier = entry.item().earlier().get();
    String said =
        earlier.date().isEmpty()
            ? texts.get("claim.changedNoDate", earlier.by())
            : texts.get("claim.changed", earlier.by(), earlier.date());
    return earlier.text().isEmpty() ? said + " " + texts.get("claim.changedUnknown") : said;
  }

  private static List<Run> words(ReviewEntry entry) {
    String earlier = entry.item().earlier().map(ReviewItem.Earlier::text).orElse("");
    if (earlier.isEmpty()) {
      return List.of(new Run(entry.text(), ""));
    }
    List<Run> runs = new ArrayList<>();
    for (WordDiff.Piece piece : WordDiff.of(earlier, entry.text())) {
      runs.add(
          switch (piece.kind()) {
            case REMOVED -> new Run(piece.text(), "removed");
            case ADDED -> new Run(piece.text(), "added");
            case CONTEXT, SECTION -> new Run(piece.text(), "");
          });
      runs.add(new Run(" ", ""));
    }
    return runs;
  }
}
