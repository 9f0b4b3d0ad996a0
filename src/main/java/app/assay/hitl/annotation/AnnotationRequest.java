package app.assay.hitl.annotation;

import app.assay.cgd.check.CheckContext;
import app.assay.finding.Finding;
import java.util.List;
import java.util.Set;

/// What an annotation starts from besides the text.
///
/// @param findings what the nine points say of this very text, waived findings left out
/// @param waivedPoints points at which the text allows a finding, so that they do not count as
///   passed
/// @param processedBy who or what processes, as it will stand in `processed-by`
/// @param personPresent whether a person looks on, so that a statement with its source in the
///   document goes to Round A; a batch run says false (FS §13.2)
public record AnnotationRequest(
    List<Finding> findings,
    Set<Integer> waivedPoints,
    String processedBy,
    boolean personPresent,
    CheckContext context) {

  public AnnotationRequest {
    findings = List.copyOf(findings);
    waivedPoints = Set.copyOf(waivedPoints);
  }
}
