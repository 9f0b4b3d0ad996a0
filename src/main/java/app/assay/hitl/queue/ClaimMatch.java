package app.assay.hitl.queue;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.finding.Finding;
import app.assay.hitl.ClaimDecision;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds the claims of a queue in their document, by id alone (FS §16.2).
final class ClaimMatch {

  private final CgdDocument document;

  ClaimMatch(CgdDocument document) {
    this.document = document;
  }

  /// E-QU01, E-QU02 and W-QU01 for the claims of a queued document.
  ///
  /// @param unchanged that the document has the bytes it had when the queue was written; only then
  ///   a difference shows that the queue was edited
  List<Finding> findings(QueuedDocument queued, boolean unchanged) {
    QueueFindings findings = new QueueFindings();
    for (QueuedClaim claim : queued.claims()) {
      findings.unknown(document, claim.id());
      find(claim.id().value()).ifPresent(c -> compare(c, claim, unchanged, findings));
    }
    return findings.ordered();
  }

  /// The answers, with their notes as evidence.
  ///
  /// @param terms whose evidence is for answers without notes
  List<ClaimDecision> decisions(QueuedDocument queued, QueueTerms terms) {
    List<ClaimDecision> decisions = new ArrayList<>();
    for (QueuedClaim claim : queued.claims()) {
      Optional<Claim> found = find(claim.id().value());
      if (claim.answer().isPresent() && found.isPresent()) {
        decisions.add(
            new ClaimDecision(
                found.get().index(),
                found.get().id(),
                claim.answer().get(),
                WhiteSpace.isBlank(claim.notes()) ? terms.evidence() : claim.notes(),
                terms.time().of(new QueueTime.Place(queued.file().value(), found.get().id())),
                false));
      }
    }
    return decisions;
  }

  private static void compare(
      Claim claim, QueuedClaim queued, boolean unchanged, QueueFindings findings) {
    String text = queued.text().value();
    findings.otherText(claim, queued.text());
    if (!unchanged) {
      return;
    }
    if (!WhiteSpace.collapse(text).equals(WhiteSpace.collapse(claim.text()))) {
      findings.edited("text", queued.text(), claim.text());
    }
    findings.edited("location", queued.location(), claim.location());
    findings.edited("round", queued.round(), QueueText.round(claim));
  }

  private Optional<Claim> find(String id) {
    return document.claims().stream().filter(claim -> claim.id().equals(id)).findFirst();
  }
}
