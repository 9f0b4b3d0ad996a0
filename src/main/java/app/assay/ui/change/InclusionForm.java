package app.assay.ui.change;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ExclusionBlock;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.exclusion.Inclusion;
import app.assay.cgd.rules.FormatRules;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Takes the markers of the exclusion block at the caret away. The last block is not taken out
/// here: then the document may be ingested, which is a decision that the ledger has to keep.
public final class InclusionForm implements ChangeForm {

  private final Texts texts = new Texts("change");
  private final Inclusion inclusion =
      new Inclusion(DocumentEditor.standard(), FormatRules.validator());
  private final int caret;

  public InclusionForm(int caret) {
    this.caret = caret;
  }

  @Override
  public String key() {
    return "include";
  }

  @Override
  public List<Field> fields() {
    return List.of();
  }

  @Override
  public Planned plan(CgdDocument document, Map<String, String> values, CheckContext context) {
    List<ExclusionBlock> blocks = document.body().exclusions().blocks();
    Optional<ExclusionBlock> here =
        blocks.stream()
            .filter(b -> b.span().start() <= caret && caret <= b.span().end())
            .findFirst();
    if (here.isEmpty()) {
      return new Planned.Refused(List.of(texts.get("include.none")));
    }
    String id = here.get().id();
    return blocks.size() == 1
        ? new Planned.Refused(List.of(texts.get("include.last", id)))
        : PlannedChange.of(inclusion.plan(document, id, false, context));
  }
}
