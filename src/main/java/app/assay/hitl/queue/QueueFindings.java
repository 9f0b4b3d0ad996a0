package app.assay.hitl.queue;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.rules.EQu01;
import app.assay.cgd.rules.EQu02;
import app.assay.cgd.rules.WQu01;
import app.assay.cgd.rules.WQu02;
import app.assay.finding.Finding;
import app.assay.text.Span;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Raises the codes of queues, at places of the queue file.
final class QueueFindings {

  private final List<Finding> findings = new ArrayList<>();

  /// What was raised, in the order of the file.
  List<Finding> ordered() {
    return findings.stream().sorted(Finding.ORDER).toList();
  }

  /// E-QU01 for an id.
  void unknown(CgdDocument document, Field id) {
    add(new EQu01().in(document, id.value(), id.span()));
  }

  /// E-QU01 for a number that counts further than the claims.
  void unknownNumber(CgdDocument document, Field number) {
    findings.add(new EQu01().ofNumber(document, number.value(), number.span()));
  }

  /// W-QU01.
  void otherText(Claim claim, Field queued) {
    add(new WQu01().in(claim, queued.value(), queued.span()));
  }

  /// E-QU02 for a field that must say what was written.
  void edited(String key, Field queued, String written) {
    add(new EQu02().in(key, queued.value(), written, queued.span()));
  }

  /// E-QU02 for what cannot have been written.
  void edited(Span place, String sentence) {
    findings.add(new EQu02().at(place, sentence));
  }

  /// W-QU02.
  void old(Instant generated, Instant now, Span place) {
    add(new WQu02().in(generated, now, place));
  }

  private void add(Optional<Finding> finding) {
    finding.ifPresent(findings::add);
  }
}
