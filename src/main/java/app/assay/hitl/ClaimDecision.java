package app.assay.hitl;

import app.assay.text.WhiteSpace;
import java.time.Duration;

/// One reviewer's answer to one claim of a document.
///
/// @param claim 0-based place in `hitl-claims`
/// @param id the claim's id as it was shown, by which a document that changed is noticed
/// @param answer what the reviewer said
/// @param evidence what was found, or why not; in one line
/// @param spent how long the claim was looked at
/// @param replace that confirmation fields which are there already, whole or half, may be replaced
public record ClaimDecision(
    int claim, String id, Answer answer, String evidence, Duration spent, boolean replace) {

  public ClaimDecision {
    evidence = WhiteSpace.collapse(evidence);
  }
}
