package app.assay.ui.change;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.rules.FormatRules;
import app.assay.cgd.tier.Demotion;
import app.assay.cgd.tier.DemotionRequest;
import app.assay.cgd.tier.TierResult;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.Map;

/// Makes a Source of Truth an ordinary document again; asks why.
public final class DemotionForm implements ChangeForm {

  private static final String REASON = "reason";

  private final Texts texts = new Texts("change");
  private final Demotion demotion =
      new Demotion(DocumentEditor.standard(), FormatRules.validator());

  @Override
  public String key() {
    return "demote";
  }

  @Override
  public List<Field> fields() {
    return List.of(
        new Field(REASON, texts.get("demote.reason"), texts.get("demote.reason.prompt"), ""));
  }

  @Override
  public Planned plan(CgdDocument document, Map<String, String> values, CheckContext context) {
    return switch (demotion.plan(
        document, new DemotionRequest(values.getOrDefault(REASON, ""), context))) {
      case TierResult.Planned(var edited, var notes) -> new Planned.Ready(edited, notes);
      case TierResult.Unchanged(var finding) -> new Planned.Refused(List.of(finding.message()));
      case TierResult.Refused(var message, var findings) ->
          PlannedChange.refused(message, findings);
      case TierResult.ValuesMissing(var claims, var findings) ->
          PlannedChange.refused(texts.get("promote.values"), findings);
    };
  }
}
