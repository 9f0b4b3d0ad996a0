package app.assay.hitl;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimLocator;
import app.assay.cgd.ClaimState;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.Value;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What answers change in the claims and in the text about them.
final class ClaimChanges {

  /// The inline marker of an estimate (FS §1, rulebook clarity-gate §1).
  static final String ESTIMATED = " *(estimated)*";

  private final List<Change> changes = new ArrayList<>();
  private final List<String> notices = new ArrayList<>();
  private final List<String> objections = new ArrayList<>();
  private final CgdDocument document;
  private final ClaimLocator locator;
  private final FourEyes eyes;

  /// @param eyes which answers wait for a second reviewer
  ClaimChanges(CgdDocument document, ConfirmationRequest request, FourEyes eyes) {
    this.document = document;
    this.eyes = eyes;
    this.locator = new ClaimLocator(document);
    for (ClaimDecision decision : request.decisions()) {
      Claim claim = document.claims().get(decision.claim());
      if (eyes.isFirst(claim, decision)) {
        hold(claim, decision);
        continue;
      }
      switch (decision.answer()) {
        case TRUE -> confirm(claim, decision, request, evidence(claim, decision));
        case ESTIMATED -> estimate(claim, decision, request);
        case FALSE -> refuse(claim, decision);
        case SKIP -> {}
      }
    }
  }

  List<Change> changes() {
    return changes;
  }

  List<String> notices() {
    return notices;
  }

  /// Why an answer cannot be carried out.
  Optional<String> objection() {
    return objections.stream().findFirst();
  }

  private void confirm(
      Claim claim, ClaimDecision decision, ConfirmationRequest request, String found) {
    if (claim.state() != ClaimState.PENDING) {
      notices.add(
          "Claim %s had %s %s already; both fields are now yours."
              .formatted(
                  claim.id(),
                  claim.confirmedBy().map(by -> "confirmed-by " + by).orElse("confirmed-date"),
                  claim.confirmedDate().orElse("without a date")));
    }
    if (!found.isEmpty()) {
      changes.add(set(decision, "source", Value.text(found)));
    }
    changes.add(set(decision, "confirmed-by", Value.text(confirmers(claim, decision, request))));
    changes.add(set(decision, "confirmed-date", Value.day(request.date())));
  }

  private void estimate(Claim claim, ClaimDecision decision, ConfirmationRequest request) {
    Optional<Span> place = locator.locate(claim.text());
    if (place.isEmpty()) {
      objections.add(
          ("The text of claim %s does not stand in the document, so it cannot be marked as an"
                  + " estimate there. Nothing was changed; mend the claim's text, or answer False.")
              .formatted(claim.id()));
      return;
    }
    int end = afterEmphasis(document, place.get().end());
    if (!document.text().startsWith(ESTIMATED, end)) {
      changes.add(new Change.ReplaceBody(Span.at(end), ESTIMATED));
    }
    confirm(claim, decision, request, "Estimate: " + evidence(claim, decision));
  }

  /// Where two are needed, the first answer is kept beside the claim, which waits on.
  private void hold(Claim claim, ClaimDecision decision) {
    if (claim.state() != ClaimState.PENDING) {
      takeBack(claim, decision);
    }
    notices.add(
        "This is the first review of claim %s; it waits for a second person."
            .formatted(claim.id()));
    eyes.others(claim, decision)
        .forEach(
            other ->
                notices.add(
                    "%s called claim %s %s; both answers are on record."
                        .formatted(other.reviewer(), claim.id(), other.answer().label())));
  }

  /// Both names, the first reviewer's first.
  private String confirmers(Claim claim, ClaimDecision decision, ConfirmationRequest request) {
    return eyes.partner(claim, decision)
        .map(first -> first.reviewer() + " and " + request.reviewer().name())
        .orElse(request.reviewer().name());
  }

  /// What both have found.
  private String evidence(Claim claim, ClaimDecision decision) {
    String mine = decision.evidence();
    return eyes.partner(claim, decision)
        .map(FirstReview::evidence)
        .filter(first -> !first.isEmpty() && !first.equals(mine))
        .map(first -> mine.isEmpty() ? first : first + "; " + mine)
        .orElse(mine);
  }

  private void refuse(Claim claim, ClaimDecision decision) {
    if (claim.state() != ClaimState.PENDING) {
      takeBack(claim, decision);
    }
  }

  private void takeBack(Claim claim, ClaimDecision decision) {
    changes.add(new Change.RemoveClaimField(decision.claim(), "confirmed-by"));
    changes.add(new Change.RemoveClaimField(decision.claim(), "confirmed-date"));
    notices.add("Claim %s was confirmed before; it is pending again.".formatted(claim.id()));
  }

  /// A marker goes behind the emphasis marks that close right after the claim.
  static int afterEmphasis(CgdDocument document, int end) {
    int i = end;
    while (i < document.body().span().end() && "*_`~".indexOf(document.text().charAt(i)) >= 0) {
      i++;
    }
    return i;
  }

  private static Change set(ClaimDecision decision, String key, Value value) {
    return new Change.SetClaimField(decision.claim(), key, value);
  }
}
