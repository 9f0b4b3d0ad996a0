package app.assay.hitl;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.cgd.FrontMatter;
import app.assay.cgd.Round;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/// Says what stands in the way of a request before anything is planned. Fails closed.
final class DecisionCheck {

  private DecisionCheck() {}

  /// The first objection, a sentence or two; empty when there is none.
  static Optional<String> objection(CgdDocument document, ConfirmationRequest request) {
    if (!(document.frontMatter() instanceof FrontMatter.Present)) {
      return Optional.of(
          "The front matter cannot be read, so no claim can be confirmed. Nothing was changed;"
              + " mend the front matter first.");
    }
    if (request.date().isAfter(request.context().today())) {
      return Optional.of(
          "%s is in the future (today is %s UTC). Nothing was changed; give a date that has come."
              .formatted(request.date(), request.context().today()));
    }
    Set<Integer> seen = new HashSet<>();
    for (ClaimDecision decision : request.decisions()) {
      Optional<String> objection =
          seen.add(decision.claim())
              ? objection(document, decision)
              : Optional.of(
                  "Claim %s is answered twice. Nothing was changed.".formatted(decision.id()));
      if (objection.isPresent()) {
        return objection;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> objection(CgdDocument document, ClaimDecision decision) {
    if (decision.claim() < 0
        || decision.claim() >= document.claims().size()
        || !document.claims().get(decision.claim()).id().equals(decision.id())) {
      return Optional.of(
          "The document has no claim %s at this place any more. Nothing was changed; open it again."
              .formatted(decision.id()));
    }
    Claim claim = document.claims().get(decision.claim());
    return evidence(claim, decision).or(() -> existing(claim, decision));
  }

  private static Optional<String> evidence(Claim claim, ClaimDecision decision) {
    boolean roundB = claim.round().orElse(Round.B) == Round.B;
    if (!decision.evidence().isEmpty() || !decision.answer().needsNote(roundB)) {
      return Optional.empty();
    }
    return switch (decision.answer()) {
      case TRUE ->
          Optional.of(
              "Claim %s is Round B: say what you found before you confirm it."
                  .formatted(decision.id()));
      case ESTIMATED ->
          Optional.of(
              "Say what the estimate of claim %s rests on before you confirm it as one."
                  .formatted(decision.id()));
      case FALSE -> Optional.of("Say why claim %s cannot be confirmed.".formatted(decision.id()));
      case SKIP -> Optional.empty();
    };
  }

  private static Optional<String> existing(Claim claim, ClaimDecision decision) {
    if (decision.replace() || decision.answer() == Answer.SKIP) {
      return Optional.empty();
    }
    if (claim.state() == ClaimState.VERIFIED) {
      return Optional.of(
          "Claim %s is already confirmed by %s on %s. Nothing was changed; ask to replace the confirmation if it no longer holds."
              .formatted(
                  decision.id(),
                  claim.confirmedBy().orElse("nobody"),
                  claim.confirmedDate().orElse("no date")));
    }
    if (claim.state() == ClaimState.PARTIAL) {
      return Optional.of(
          "Claim %s has %s but not both fields of a confirmation (W-HC01). Nothing was changed; ask to replace what is there, so that it is not completed unseen."
              .formatted(
                  decision.id(),
                  claim
                      .confirmedBy()
                      .map(by -> "confirmed-by " + by)
                      .orElseGet(() -> "confirmed-date " + claim.confirmedDate().orElse(""))));
    }
    return Optional.empty();
  }
}
