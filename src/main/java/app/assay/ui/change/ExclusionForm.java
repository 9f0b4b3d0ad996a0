package app.assay.ui.change;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.exclusion.Exclusion;
import app.assay.cgd.exclusion.ExclusionRequest;
import app.assay.cgd.rules.FormatRules;
import app.assay.text.Span;
import app.assay.ui.theme.Texts;
import app.assay.workspace.PointExclusions;
import java.util.List;
import java.util.Map;

/// Puts the lines of a selection, or the block at the caret, between exclusion markers.
public final class ExclusionForm implements ChangeForm {

  private static final String ID = "id";
  private static final String REASON = "reason";

  private final Texts texts = new Texts("change");
  private final Exclusion exclusion =
      new Exclusion(DocumentEditor.standard(), FormatRules.validator());
  private final Span span;
  private final String id;

  /// @param span the selection, empty for the caret alone
  /// @param text of the document, for an id that is free
  public ExclusionForm(Span span, String text) {
    this.span = span;
    this.id = free(text);
  }

  private static String free(String text) {
    int number = 1;
    while (text.contains("exclusion-" + number)) {
      number++;
    }
    return "exclusion-" + number;
  }

  @Override
  public String key() {
    return "exclude";
  }

  @Override
  public List<Field> fields() {
    return List.of(
        new Field(REASON, texts.get("exclude.reason"), texts.get("exclude.reason.prompt"), ""),
        new Field(ID, texts.get("exclude.id"), texts.get("exclude.id.prompt"), id));
  }

  @Override
  public Planned plan(CgdDocument document, Map<String, String> values, CheckContext context) {
    Span lines = span.isEmpty() ? PointExclusions.blocks(document, span) : span;
    return PlannedChange.of(
        exclusion.plan(
            document,
            new ExclusionRequest(
                lines,
                values.getOrDefault(ID, "").strip(),
                values.getOrDefault(REASON, ""),
                context)));
  }
}
