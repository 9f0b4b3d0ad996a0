package app.assay.ui.change;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.rules.FormatRules;
import app.assay.cgd.tier.Promotion;
import app.assay.cgd.tier.PromotionRequest;
import app.assay.cgd.tier.TierResult;
import app.assay.ui.theme.Texts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Makes a document a Source of Truth; asks who answers for it, for its version, and for the values
/// that its claims do not state.
public final class PromotionForm implements ChangeForm {

  private static final String OWNER = "owner";
  private static final String VERSION = "version";
  private static final String VALUE = "value:";

  private final Texts texts = new Texts("change");
  private final Promotion promotion =
      new Promotion(DocumentEditor.standard(), FormatRules.validator());
  private final String reviewer;

  /// @param reviewer who promotes, empty while nobody was named
  public PromotionForm(String reviewer) {
    this.reviewer = reviewer;
  }

  @Override
  public String key() {
    return "promote";
  }

  @Override
  public List<Field> fields() {
    return List.of(
        new Field(OWNER, texts.get("promote.owner"), texts.get("promote.owner.prompt"), reviewer),
        new Field(
            VERSION, texts.get("promote.version"), texts.get("promote.version.prompt"), "1.0"));
  }

  @Override
  public Planned plan(CgdDocument document, Map<String, String> values, CheckContext context) {
    Map<String, String> ofClaims = new HashMap<>();
    values.forEach(
        (key, value) -> {
          if (key.startsWith(VALUE) && !value.isBlank()) {
            ofClaims.put(key.substring(VALUE.length()), value);
          }
        });
    PromotionRequest request =
        new PromotionRequest(
            values.getOrDefault(OWNER, ""),
            values.getOrDefault(VERSION, ""),
            reviewer,
            ofClaims,
            context);
    return switch (promotion.plan(document, request)) {
      case TierResult.Planned(var edited, var notes) -> new Planned.Ready(edited, notes);
      case TierResult.Unchanged(var finding) -> new Planned.Refused(List.of(finding.message()));
      case TierResult.Refused(var message, var findings) ->
          PlannedChange.refused(message, findings);
      case TierResult.ValuesMissing(var claims, var findings)
          when claims.stream().anyMatch(claim -> claim.id().isEmpty()) ->
          PlannedChange.refused(texts.get("promote.noId"), findings);
      case TierResult.ValuesMissing(var claims, var findings) ->
          new Planned.Asks(
              texts.get("promote.values"), claims.stream().map(this::field).distinct().toList());
    };
  }

  private Field field(Claim claim) {
    return new Field(VALUE + claim.id(), claim.text(), texts.get("promote.value.prompt"), "");
  }
}
