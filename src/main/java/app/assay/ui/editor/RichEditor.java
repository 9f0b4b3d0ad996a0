package app.assay.ui.editor;

import app.assay.text.Span;
import app.assay.ui.editor.model.Change;
import app.assay.ui.editor.model.FenceLines;
import app.assay.ui.editor.model.FrontMatterLines;
import app.assay.ui.editor.model.Highlight;
import app.assay.ui.editor.model.HighlightTrack;
import app.assay.ui.editor.model.OpenText;
import app.assay.ui.editor.model.TextBuffer.Edited;
import app.assay.ui.editor.model.ViewLines;
import app.assay.ui.theme.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.fxmisc.flowless.VirtualizedScrollPane;

/// The editor on RichTextFX, put together from features that know the editor and not each other.
public final class RichEditor implements EditorView {

  private final Texts texts = new Texts("editor");
  private final OpenText text;
  private final ViewLines lines;
  private final FenceLines fences;
  private final ModelArea area;
  private final HighlightTrack track = new HighlightTrack();
  private final BorderPane root = new BorderPane();
  private final VBox top = new VBox();
  private final StackPane centre;
  private final List<Runnable> markListeners = new ArrayList<>();
  private final Turns turns = new Turns();
  private final Sight sight = new Sight();
  private final List<EditListener> editListeners = new ArrayList<>();
  private final Consumer<Edited> follower = this::follow;
  private final FrontMatterFold fold = new FrontMatterFold();
  private final FixPopup popup = new FixPopup();
  private final FindBar findBar = new FindBar();
  private final List<Feature> features =
      List.of(
          fold,
          new Painter(),
          new Gutter(),
          new LineChips(),
          new ErrorStripe(),
          new HoverCard(),
          popup,
          findBar,
          new EditorKeys());
  private CardSource cards = CardSource.NONE;
  private Set<Integer> chipsBelow = Set.of();

  public RichEditor(OpenText text) {
    this.text = text;
    lines = new ViewLines(text.buffer());
    lines.hide(FrontMatterLines.count(text.buffer()));
    fences = new FenceLines(text.buffer());
    area = new ModelArea(text, lines);
    area.setId("editor-text");
    area.setAccessibleText(texts.get("text.accessible"));
    area.setWrapText(true);
    VirtualizedScrollPane<ModelArea> scroll = new VirtualizedScrollPane<>(area);
    centre = new StackPane(scroll);
    VBox.setVgrow(centre, Priority.ALWAYS);
    root.getStyleClass().add("editor");
    root.setTop(top);
    root.setCenter(centre);
    Portions portions = new Portions(area);
    area.onFollow(
        paragraph -> {
          if (sight.isFar(paragraph)) {
            portions.begin();
          }
        });
    text.onEdit(follower);
    features.forEach(f -> f.install(this));
  }

  ModelArea area() {
    return area;
  }

  ViewLines lines() {
    return lines;
  }

  FenceLines fences() {
    return fences;
  }

  Turns turns() {
    return turns;
  }

  Sight sight() {
    return sight;
  }

  HighlightTrack track() {
    return track;
  }

  CardSource cards() {
    return cards;
  }

  Texts texts() {
    return texts;
  }

  /// Rows above the text, for bars.
  VBox top() {
    return top;
  }

  /// The text with what floats above it.
  StackPane centre() {
    return centre;
  }

  /// The frame around text and bars.
  BorderPane root() {
    return root;
  }

  /// Calls back when marks came, went or moved.
  void onMarks(Runnable listener) {
    markListeners.add(listener);
  }

  void tellMarks() {
    markListeners.forEach(Runnable::run);
  }

  /// Says which of the lines in sight need a row for their chips.
  void setChipsBelow(Set<Integer> lines) {
    if (!lines.equals(chipsBelow)) {
      chipsBelow = Set.copyOf(lines);
      tellMarks();
    }
  }

  boolean hasChipsBelow(int line) {
    return chipsBelow.contains(line);
  }

  private void follow(Edited edited) {
    Change change = edited.change();
    fences.after(edited);
    area.follow(edited);
    track.shift(change);
    tellMarks();
    editListeners.forEach(l -> l.edited(change.offset(), change.removed(), change.inserted()));
  }

  @Override
  public Region node() {
    return root;
  }

  @Override
  public OpenText text() {
    return text;
  }

  @Override
  public boolean setHighlights(long revision, List<Highlight> highlights) {
    if (revision != text.revision()) {
      return false;
    }
    track.set(highlights);
    tellMarks();
    return true;
  }

  @Override
  public boolean setHighlights(long revision, Span part, List<Highlight> highlights) {
    if (revision != text.revision()) {
      return false;
    }
    track.set(part, highlights);
    tellMarks();
    return true;
  }

  @Override
  public void showPoint(OptionalInt point) {
    track.filter(
        mark -> point.isEmpty() || !mark.kind().isProblem() || mark.point() == point.getAsInt());
    tellMarks();
  }

  @Override
  public List<Highlight> highlights() {
    return track.all();
  }

  @Override
  public List<Highlight> highlightsAt(int offset) {
    return track.at(offset);
  }

  @Override
  public int caret() {
    return area.textOffset(area.getCaretPosition());
  }

  @Override
  public Span selection() {
    return area.selected();
  }

  @Override
  public void select(Span span) {
    fold.reveal(span.start());
    area.selectRange(area.viewOffset(span.start()), area.viewOffset(span.end()));
    bringIntoSight();
  }

  @Override
  public void moveTo(int offset) {
    select(Span.at(offset));
  }

  private void bringIntoSight() {
    int paragraph = area.getCurrentParagraph();
    if (area.allParToVisibleParIndex(paragraph).isEmpty()) {
      area.showParagraphAtCenter(paragraph);
    }
    area.requestFollowCaret();
  }

  @Override
  public void goToLine(int line) {
    moveTo(text.buffer().line(Math.clamp(line - 1, 0, text.buffer().lineCount() - 1)).start());
  }

  @Override
  public Optional<Highlight> nextProblem() {
    return selected(track.next(area.selected().start()));
  }

  @Override
  public Optional<Highlight> previousProblem() {
    return selected(track.previous(area.selected().start()));
  }

  private Optional<Highlight> selected(Optional<Highlight> problem) {
    problem.ifPresent(p -> select(p.span()));
    return problem;
  }

  @Override
  public void showFixes() {
    popup.show();
  }

  @Override
  public void find() {
    findBar.open();
  }

  @Override
  public void setReadOnly(boolean readOnly) {
    area.setEditable(!readOnly);
  }

  @Override
  public void setFrontMatterSummary(String summary) {
    fold.setSummary(summary);
  }

  @Override
  public void setCards(CardSource source) {
    cards = source;
  }

  @Override
  public void onEdit(EditListener listener) {
    editListeners.add(listener);
  }

  @Override
  public void onCaret(IntConsumer listener) {
    area.caretPositionProperty().addListener((o, was, is) -> listener.accept(caret()));
  }

  @Override
  public void focus() {
    area.requestFocus();
  }

  @Override
  public void dispose() {
    features.reversed().forEach(Feature::uninstall);
    text.removeListener(follower);
    area.dispose();
  }
}
