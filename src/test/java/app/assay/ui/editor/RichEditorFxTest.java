package app.assay.ui.editor;

import app.assay.text.SourceText;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.ui.FxTest;
import app.assay.ui.editor.model.FindingCard;
import app.assay.ui.editor.model.FindingCard.Choice;
import app.assay.ui.editor.model.Highlight;
import app.assay.ui.editor.model.Highlight.Kind;
import app.assay.ui.editor.model.OpenText;
import app.assay.workspace.UndoStack;
import java.util.List;
import java.util.concurrent.Callable;
import javafx.scene.Parent;
import org.testfx.util.WaitForAsyncUtils;

/// A test of the editor over one sample with marks of every kind.
abstract class RichEditorFxTest extends FxTest {

  protected static final String SAMPLE =
      """
      ---
      clarity-gate-status: CLEAR
      hitl-status: PENDING
      ---
      # Lantern capacity plan, second half 2026

      The new lens cuts energy use by 31% and keepers prefer it to the old one.
      Traffic will double before winter, so the second generator goes live in October.

      A relay switch takes 40 ms. Bulbs cost $18.40 each
      In the January trial (n = 212) `keeper.log` shows **no outage** at all.

      ## Comparison

      | Lamp      | Range | Uptime |
      |-----------|-------|--------|
      | Fresnel A | 21 nm | 99.7%  |

      > Quoted from the keepers' book.

      ```
      # not a heading
      ```

      <!-- CG-EXCLUSION:BEGIN id="prices" -->
      Anything goes here.
      <!-- CG-EXCLUSION:END id="prices" -->

      Last updated: November 2025
      """
          .replace("\n", "\r\n");

  protected final UndoStack undo = new UndoStack(100);
  protected OpenText text;
  protected RichEditor editor;

  @Override
  protected Parent root() {
    text = new OpenText(SourceText.of(SAMPLE), undo);
    editor = new RichEditor(text);
    editor.setFrontMatterSummary(
        "CLEAR | PENDING \u00B7 3 claims pending \u00B7 hash verified \u2713");
    editor.setHighlights(
        0,
        List.of(
            mark("cuts energy use by 31%", Kind.CRITICAL, 1),
            mark("prefer it to the old one", Kind.CRITICAL, 1),
            mark("will double before winter", Kind.CRITICAL, 2),
            mark("40 ms", Kind.WARNING, 4),
            new Highlight(
                span("cost $18.40 each"), Kind.CLAIM_PENDING, 9, "c1", "claim B \u00B7 pending"),
            mark("99.7%", Kind.WARNING, 4),
            mark("(n = 212)", Kind.VERIFIABLE, 9),
            mark("Comparison", Kind.INFO, 0),
            mark("Quoted", Kind.ERROR, 0),
            new Highlight(
                new Span(SAMPLE.indexOf("<!-- CG"), SAMPLE.indexOf("Last") - 4),
                Kind.EXCLUSION,
                0,
                "e1"),
            mark("November 2025", Kind.TEMPORAL, 8)));
    editor.setCards(new Fixes());
    return (Parent) editor.node();
  }

  protected static Span span(String words) {
    int at = SAMPLE.indexOf(words);
    return new Span(at, at + words.length());
  }

  private static Highlight mark(String words, Kind kind, int point) {
    return new Highlight(span(words), kind, point, words);
  }

  private final class Fixes implements CardSource {

    @Override
    public List<FindingCard> cards(List<Highlight> marks) {
      return marks.stream()
          .filter(m -> m.kind() == Kind.CRITICAL && m.point() == 2)
          .map(
              m ->
                  new FindingCard(
                      m.id(),
                      "critical",
                      "critical",
                      "P2-FUTURE-UNHEDGED",
                      "point 2",
                      "A forecast stated as certain. A model reading this will repeat it as fact.",
                      List.of(
                          new Choice(
                              "hedge", "", "is ", "projected", " to double before winter", false),
                          new Choice(
                              "mark", "", "will double before winter ", "*(estimated)*", "", false),
                          Choice.of("claim", "Send to Round B as a claim\u2026"),
                          Choice.quiet("allow", "Allow here, with a reason\u2026"))))
          .toList();
    }

    @Override
    public void choose(FindingCard card, Choice choice) {
      Highlight at =
          editor.highlights().stream().filter(h -> h.id().equals(card.id())).findFirst().get();
      text.apply(choice.title(), List.of(new TextEdit(at.span(), choice.title())));
    }
  }

  protected Span now(String id) {
    return editor.highlights().stream()
        .filter(h -> h.id().equals(id))
        .findFirst()
        .orElseThrow()
        .span();
  }

  protected void caretAt(String words) {
    interact(
        () -> {
          editor.focus();
          editor.moveTo(text.text().indexOf(words));
        });
    settle();
  }

  protected static <T> T onThread(Callable<T> work) {
    return WaitForAsyncUtils.waitForAsyncFx(5_000, work);
  }
}
