package app.assay.hitl;

import app.assay.hitl.profile.ReviewPolicy;
import java.util.List;
import java.util.Map;

/// The terms of a vault that asks for nothing, in which nobody answered yet.
final class NoTerms {

  static final ReviewTerms NONE = new ReviewTerms.Known(ReviewPolicy.NONE, List.of(), Map.of());

  private NoTerms() {}
}
