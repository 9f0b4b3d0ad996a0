package app.assay.hitl;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.edit.RecordLine;
import java.util.List;
import java.util.Optional;

/// What answers say in the HITL Verification Record.
final class RecordLines {

  /// How the status of a claim begins that waits for its second reviewer; a word of its beginning
  /// says that it is pending.
  static final String FIRST = "Pending, first review: ";

  private static final String REFUSED = "✗ Refused";
  private static final String ESTIMATED = "≈ Estimated";

  private RecordLines() {}

  /// @param document before the answers, whose sources the record may name
  /// @param eyes which answers wait for a second reviewer
  static List<RecordLine> of(CgdDocument document, ConfirmationRequest request, FourEyes eyes) {
    return request.decisions().stream()
        .flatMap(
            decision ->
                line(document.claims().get(decision.claim()), decision, request, eyes).stream()
                    .map(l -> l.insteadOf(document.claims().get(decision.claim()).source())))
        .toList();
  }

  private static Optional<RecordLine> line(
      Claim claim, ClaimDecision decision, ConfirmationRequest request, FourEyes eyes) {
    return eyes.isFirst(claim, decision)
        ? Optional.of(
            RecordLine.of(
                decision.claim(),
                "%s%s, %s".formatted(FIRST, request.reviewer().name(), request.date())))
        : line(decision);
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
