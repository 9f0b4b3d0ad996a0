package app.assay.ui.entry;

import app.assay.ui.entry.model.EntrySide;
import app.assay.ui.entry.model.Section;
import app.assay.ui.entry.model.SideWords;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.MarkedText;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import app.assay.vault.Change;
import app.assay.vault.EvidenceRef;
import app.assay.vault.Feedback;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// All of an entry below its claim: the parts of its body, what was weighed, evidence, domains,
/// what readers said, and what was done to it.
public final class EntryParts extends VBox {

  private final Texts texts = new Texts("entry");

  /// @param beside the entry it is compared with
  /// @param first whether it stands at the left of that one
  public EntryParts(EntrySide side, Optional<EntrySide> beside, boolean first) {
    getStyleClass().add("entry-parts");
    sections(side, beside, first);
    side.text()
        .alternative()
        .ifPresent(
            text ->
                part(
                    texts.get("alternative"),
                    text,
                    beside.flatMap(b -> b.text().alternative()),
                    first));
    part(
        texts.get("considerations"),
        side.text().considerations(),
        beside.map(b -> b.text().considerations()),
        first);
    evidence(side.evidence());
    domains(side.domains());
    signals(side.signals());
    side.archived()
        .ifPresent(why -> add(label(texts.get("archived.why", side.since(), why), "muted")));
    history(side.history());
  }

  private void sections(EntrySide side, Optional<EntrySide> beside, boolean first) {
    List<Section> others = beside.map(b -> Section.of(b.text().body())).orElse(List.<Section>of());
    for (Section section : Section.of(side.text().body())) {
      Optional<String> other =
          others.stream()
              .filter(o -> o.heading().equalsIgnoreCase(section.heading()))
              .map(Section::text)
              .findFirst();
      part(section.heading(), section.text(), other, first);
    }
  }

  private void part(String heading, String text, Optional<String> beside, boolean first) {
    if (!heading.isEmpty()) {
      add(label(heading, "caption"));
    }
    add(words("entry-words", text, beside, first));
  }

  /// Words, and which of them the text beside does not have.
  static Node words(String style, String text, Optional<String> beside, boolean first) {
    SideWords words =
        beside.map(b -> SideWords.of(text, b, first)).orElseGet(() -> SideWords.plain(text));
    MarkedText marked = new MarkedText(style);
    String only = first ? "removed" : "added";
    marked.setRuns(
        words.runs().stream()
            .map(run -> new MarkedText.Run(run.text(), run.only() ? only : ""))
            .toList());
    return marked;
  }

  private void evidence(List<EvidenceRef> evidence) {
    add(label(texts.get("evidence"), "caption"));
    FlowPane refs = new FlowPane();
    refs.getStyleClass().add("entry-refs");
    refs.setMinWidth(0);
    for (EvidenceRef ref : evidence) {
      Label kind = Chips.chip(ref.type(), "verifiable");
      kind.setMinWidth(USE_PREF_SIZE);
      Label where = new Label(ref.ref());
      where.setTooltip(new Tooltip(ref.ref()));
      HBox one = new HBox(kind, where);
      one.getStyleClass().add("entry-ref");
      one.setMinWidth(0);
      one.maxWidthProperty().bind(refs.widthProperty());
      refs.getChildren().add(one);
    }
    String count =
        texts.get(evidence.isEmpty() ? "evidence.none" : "evidence.count", evidence.size());
    refs.getChildren().add(label(count, "muted"));
    add(refs);
  }

  private void domains(List<String> domains) {
    add(label(texts.get("domains"), "caption"));
    FlowPane chips = new FlowPane();
    chips.getStyleClass().add("entry-refs");
    domains.forEach(name -> chips.getChildren().add(Chips.chip(name, "")));
    add(chips);
  }

  private void signals(List<Feedback> signals) {
    if (signals.isEmpty()) {
      return;
    }
    add(label(texts.get("signals"), "caption"));
    signals.forEach(s -> add(label(texts.get("signal", s.signal(), s.note()), "warning-text")));
  }

  private void history(List<Change> history) {
    if (history.isEmpty()) {
      return;
    }
    add(label(texts.get("history"), "caption"));
    for (Change change : history) {
      String why = change.intent().reason();
      String line =
          texts.get(
              why.isEmpty() ? "history.line" : "history.reason",
              change.at(),
              change.intent().kind(),
              change.intent().by(),
              why);
      add(label(change.undone() ? texts.get("history.undone", line) : line, "muted"));
    }
  }

  private void add(Node node) {
    getChildren().add(node);
  }

  private static Label label(String text, String style) {
    Label label = new Paragraph(text);
    label.getStyleClass().add(style);
    return label;
  }
}
