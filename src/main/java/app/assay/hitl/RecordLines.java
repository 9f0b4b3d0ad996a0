package app.assay.hitl;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.edit.RecordLine;
import java.util.List;
import java.util.Optional;

/// What answers say in the HITL Verification Record.
final class RecordLines {

  private static final String REFUSED = "✗ Refused";
  private static final String ESTIMATED = "≈ Estimated";

  private RecordLines() {}

  /// @param document before the answers, whose sources the record may name
  static List<RecordLine> of(CgdDocument document, ConfirmationRequest request) {
    return request.decisions().stream()
        .flatMap(
            decision ->
                line(decision).stream()
                    .map(l -> l.insteadOf(document.claims().get(decision.claim()).source())))
        .toList();
  }

  private static Optional<RecordLine> line(ClaimDecision decision) {
    return switch (decision.answer()) {
      case TRUE -> Optional.of(RecordLine.of(decision.claim()));
      case ESTIMATED -> Optional.of(RecordLine.of(decision.claim(), ESTIMATED));
      case FALSE -> Optional.of(RecordLine.of(decision.claim(), REFUSED));
      case SKIP -> Optional.empty();
    };
  }
}
