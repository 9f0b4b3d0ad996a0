package app.assay.ui.kept;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.kept.KeptCase;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.ui.batch.model.Drafting;
import app.assay.ui.entry.EntryParts;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import app.assay.vault.KeptCandidate;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// All that is kept of one candidate: what the gate said, what happened, and its text.
final class KeptPage extends ScrollPane {

  private final Texts texts;
  private final VBox body = new VBox();
  private Optional<KeptCase> shown = Optional.empty();
  private boolean drawn;

  KeptPage(Texts texts) {
    this.texts = texts;
    setId("kept-page");
    getStyleClass().add("candidate-pane");
    body.getStyleClass().add("candidate-page");
    setContent(body);
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
  }

  void show(Optional<KeptCase> one) {
    if (drawn && one.equals(shown)) {
      return;
    }
    drawn = true;
    shown = one;
    setVvalue(0);
    body.getChildren().clear();
    one.ifPresentOrElse(this::draw, () -> add(new Paragraph(texts.get("page.none")), "muted"));
  }

  private void draw(KeptCase one) {
    FlowPane chips = new FlowPane(Chips.chip(one.state().label(), KeptList.style(one.state())));
    chips.getStyleClass().add("entry-refs");
    for (String code : one.codes()) {
      Label label = new Label(code);
      label.getStyleClass().add("critical-text");
      chips.getChildren().add(label);
    }
    body.getChildren().add(chips);
    Optional<Candidate> candidate = one.candidate();
    add(
        new Paragraph(candidate.map(Candidate::title).filter(t -> !t.isBlank()).orElse(one.id())),
        "heading-2");
    candidate.ifPresent(c -> add(new Paragraph(c.claim()), "entry-words"));
    VBox notes = well(texts.get("page.notes"));
    notes
        .getChildren()
        .add(
            new Paragraph(
                one.verdict()
                    .map(CandidateVerdict::notes)
                    .filter(words -> !words.isBlank())
                    .orElseGet(() -> texts.get("page.noNotes"))));
    VBox history = well(texts.get("page.history"));
    history.setId("kept-history");
    one.history().forEach(row -> history.getChildren().add(new Paragraph(line(row))));
    body.getChildren().addAll(notes, history);
    candidate.ifPresent(
        c -> body.getChildren().add(new EntryParts(Drafting.side(c), Optional.empty(), true)));
    add(new Paragraph(texts.get("page.place", one.name(), one.batch())), "muted");
  }

  private String line(KeptCandidate row) {
    String who = row.by().isEmpty() ? texts.get("gate") : row.by();
    return row.decision().isEmpty()
        ? texts.get("line.gate", row.at(), row.verdict(), who)
        : texts.get("line.person", row.at(), row.decision(), who, row.reason());
  }

  private static VBox well(String title) {
    Label head = new Label(title);
    head.getStyleClass().add("caption");
    VBox well = new VBox(head);
    well.getStyleClass().add("well");
    return well;
  }

  private void add(Node node, String style) {
    node.getStyleClass().add(style);
    body.getChildren().add(node);
  }
}
