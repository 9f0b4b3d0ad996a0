package app.assay.hitl.queue;

import app.assay.cgd.rules.WQu02;
import app.assay.finding.Finding;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Looks whether a queue is still what was written, as far as it can say itself, and still valid.
final class QueueSeal {

  /// Clocks of two machines may differ, but not by more.
  private static final Duration GRACE = Duration.ofHours(24);

  private QueueSeal() {}

  /// E-QU02 and W-QU02 for the queue as a whole.
  static List<Finding> findings(HitlQueue queue, Instant now) {
    QueueFindings findings = new QueueFindings();
    findings.edited(
        "expires",
        new Field(queue.expires().toString(), queue.expiresPlace()),
        queue.generated().plus(WQu02.LIFE).toString());
    if (queue.generated().isAfter(now.plus(GRACE))) {
      findings.edited(
          queue.generatedPlace(),
          "The queue says it was written on %s, which is still to come."
              .formatted(queue.generated()));
    }
    if (!queue.sourceFilesHash().value().equals(queue.expectedHash())) {
      findings.edited(
          queue.sourceFilesHash().span(),
          "source-files-hash does not fit the documents, so a file or file-hash was edited, added,"
              + " moved or taken out.");
    }
    twice(queue, findings);
    findings.old(queue.generated(), now, queue.generatedPlace());
    return findings.ordered();
  }

  private static void twice(HitlQueue queue, QueueFindings findings) {
    Set<String> files = new HashSet<>();
    for (QueuedDocument document : queue.documents()) {
      if (!files.add(document.file().value())) {
        findings.edited(document.file().span(), "This document stands here twice.");
      }
      Set<String> ids = new HashSet<>();
      for (QueuedClaim claim : document.claims()) {
        if (!ids.add(claim.id().value())) {
          findings.edited(claim.id().span(), "This claim stands here twice.");
        }
      }
    }
  }
}
