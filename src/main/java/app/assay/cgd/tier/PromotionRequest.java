package app.assay.cgd.tier;

import app.assay.cgd.check.CheckContext;
import java.util.Map;

/// What a promotion needs to know besides the document.
///
/// @param owner who answers for the document
/// @param version of the Source of Truth, such as `1.0`
/// @param promotedBy who promotes; where blank, the owner (rulebook C25)
/// @param values claim id to value, for claims that state none; written into row and claim
/// @param context whose date becomes promoted-date and processed-date
public record PromotionRequest(
    String owner,
    String version,
    String promotedBy,
    Map<String, String> values,
    CheckContext context) {

  public PromotionRequest {
    values = Map.copyOf(values);
  }
}
