package app.assay.ui.batch;

import app.assay.distillery.candidate.FeedbackSignal;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.ui.batch.model.BatchRow;
import app.assay.ui.batch.model.Decided;
import app.assay.ui.batch.model.Drafting;
import app.assay.ui.batch.model.Likeness;
import app.assay.ui.entry.EntryForm;
import app.assay.ui.entry.EntryParts;
import app.assay.ui.entry.model.DraftCheck.Flaw;
import app.assay.ui.entry.model.SideWords;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.MarkedText;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;

/// What is known of the candidate that is looked at: how it stands and why, what looks like it, and
/// all of its text.
final class CandidatePane extends ScrollPane {

  private final Texts texts;
  private final Consumer<String> page;
  private final VBox body = new VBox();
  private Optional<BatchRow> shown = Optional.empty();

  /// @param page shows the page of a code
  CandidatePane(Texts texts, Consumer<String> page) {
    this.texts = texts;
    this.page = page;
    setId("batch-details");
    getStyleClass().add("candidate-pane");
    body.getStyleClass().add("candidate-page");
    setContent(body);
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    none();
  }

  void show(Optional<BatchRow> row) {
    if (row.equals(shown)) {
      return;
    }
    boolean same =
        row.isPresent()
            && shown.isPresent()
            && row.get().candidate().id().equals(shown.get().candidate().id());
    shown = row;
    body.getChildren().clear();
    if (!same) {
      setVvalue(0);
    }
    row.ifPresentOrElse(this::fill, this::none);
  }

  private void none() {
    add(new Paragraph(texts.get("details.none")), "muted");
  }

  private void fill(BatchRow row) {
    chips(row);
    add(new Paragraph(row.candidate().title()), "heading-3");
    String claim = row.candidate().claim();
    add(new Paragraph(claim), "claim-line");
    int length = claim.codePointCount(0, claim.length());
    add(
        new Label(new Texts("entry").get("counter", length, EntryForm.LONGEST_CLAIM)),
        length > EntryForm.LONGEST_CLAIM ? "critical-text" : "muted");
    if (row.inVault() || row.decided() != Decided.NOTHING) {
      String key = row.inVault() ? "details.vault" : "details.decided." + row.decided().label();
      add(
          new Paragraph(texts.get(key, row.reason())),
          row.decided() == Decided.REJECTED ? "critical-text" : "good-text");
    }
    body.getChildren().addAll(KeptLines.of(row));
    said(row);
    flaws(row);
    alike(row);
    feedback(row.candidate().feedback());
    body.getChildren().add(new EntryParts(Drafting.side(row.candidate()), Optional.empty(), true));
    add(
        new Label(
            texts.get(
                "details.place",
                row.candidate().type().map(t -> t.label()).orElse("?"),
                row.candidate().id(),
                row.place())),
        "muted");
  }

  private void chips(BatchRow row) {
    FlowPane chips = new FlowPane();
    chips.getStyleClass().add("entry-refs");
    chips
        .getChildren()
        .add(Chips.chip(texts.get("standing." + row.standing()), BatchTable.style(row.standing())));
    for (String code : row.codes()) {
      chips.getChildren().add(link(code, "critical-text"));
    }
    row.verdict()
        .map(CandidateVerdict::undecided)
        .orElse(List.of())
        .forEach(code -> chips.getChildren().add(link(code, "muted")));
    body.getChildren().add(chips);
  }

  private Hyperlink link(String code, String style) {
    Hyperlink link = new Hyperlink(code);
    link.setMinWidth(USE_PREF_SIZE);
    link.getStyleClass().addAll("code-link", style);
    link.setAccessibleText(texts.get("details.page", code));
    link.setOnAction(e -> page.accept(code));
    return link;
  }

  private void said(BatchRow row) {
    VBox well = well(texts.get("details.notes"));
    row.verdict()
        .map(CandidateVerdict::notes)
        .map(NoteLines::of)
        .orElseGet(() -> List.of(new NoteLines.Line("", texts.get("details.notJudged"))))
        .forEach(line -> well.getChildren().add(note(line)));
    row.verdict()
        .flatMap(CandidateVerdict::conflict)
        .ifPresent(
            conflict ->
                well.getChildren()
                    .add(styled(conflict.relatedId() + ": " + conflict.reason(), "warning-text")));
    body.getChildren().add(well);
  }

  private static Node note(NoteLines.Line line) {
    Label words = new Paragraph(line.text());
    if (line.label().isEmpty()) {
      return words;
    }
    Label name = new Label(line.label());
    name.setMinWidth(USE_PREF_SIZE);
    name.getStyleClass().add("strong");
    Pane box = line.label().length() > 2 ? new VBox(name, words) : new HBox(name, words);
    box.getStyleClass().add("flaw-line");
    return box;
  }

  private void flaws(BatchRow row) {
    if (row.flaws().isEmpty()) {
      return;
    }
    VBox well = well(texts.get("details.flaws"));
    for (Flaw flaw : row.flaws()) {
      VBox line =
          new VBox(
              link(flaw.code(), flaw.refuses() ? "critical-text" : "warning-text"),
              new Paragraph(flaw.message()));
      line.getStyleClass().add("flaw-block");
      well.getChildren().add(line);
    }
    body.getChildren().add(well);
  }

  private void alike(BatchRow row) {
    if (row.alike().isEmpty()) {
      return;
    }
    VBox well = well(texts.get("details.alike"));
    for (Likeness one : row.alike()) {
      Label source = new Label(one.source());
      source.getStyleClass().add("strong");
      String score = String.format(Locale.getDefault(), "%.2f", one.score());
      Label why = new Label(texts.get("details.score", score, one.why()));
      why.getStyleClass().add("muted");
      FlowPane head = new FlowPane(source, why);
      head.getStyleClass().add("entry-refs");
      if (!one.relation().isEmpty()) {
        head.getChildren().add(Chips.chip(one.relation(), relation(one.relation())));
      }
      MarkedText words = new MarkedText("entry-words");
      words.setRuns(
          SideWords.of(one.claim(), row.candidate().claim(), true).runs().stream()
              .map(run -> new MarkedText.Run(run.text(), run.only() ? "removed" : ""))
              .toList());
      VBox card = new VBox(head, words);
      card.getStyleClass().add("alike-card");
      well.getChildren().add(card);
    }
    body.getChildren().add(well);
  }

  private static String relation(String word) {
    return switch (word) {
      case "duplicate" -> "critical";
      case "conflict" -> "warning";
      case "refines" -> "verifiable";
      default -> "";
    };
  }

  private void feedback(List<FeedbackSignal> signals) {
    if (signals.isEmpty()) {
      return;
    }
    add(new Label(texts.get("feedback")), "caption");
    for (FeedbackSignal signal : signals) {
      add(
          new Paragraph(
              texts.get("feedback.line", signal.entryId(), signal.signal(), signal.note())),
          "warning-text");
    }
  }

  private static VBox well(String title) {
    Label head = new Label(title);
    head.getStyleClass().add("caption");
    VBox well = new VBox(head);
    well.getStyleClass().add("well");
    return well;
  }

  private static Label styled(String words, String style) {
    Label label = new Paragraph(words);
    label.getStyleClass().add(style);
    return label;
  }

  private void add(Node node, String style) {
    node.getStyleClass().add(style);
    body.getChildren().add(node);
  }
}
