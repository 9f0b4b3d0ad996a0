package app.assay.workspace;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimLocator;
import app.assay.cgd.ClaimState;
import app.assay.finding.Finding;
import app.assay.points.check.PointsEvaluation;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The statements of a document that its claims hand to a person. What the points 1 and 9 ask of
/// such a statement, a person who knows, is what the confirmation gives; so their findings there
/// are waived with the claim as the reason, listed but not counted twice.
final class ClaimedStatements {

  private final List<Place> places;

  private ClaimedStatements(List<Place> places) {
    this.places = places;
  }

  private record Place(Span span, String reason) {}

  static ClaimedStatements of(CgdDocument document) {
    ClaimLocator locator = new ClaimLocator(document);
    List<Place> places = new ArrayList<>();
    for (Claim claim : document.claims()) {
      locator.locate(claim.text()).ifPresent(span -> places.add(new Place(span, reason(claim))));
    }
    return new ClaimedStatements(places);
  }

  /// Moves the findings that a claim answers to the waived ones.
  PointsEvaluation settle(PointsEvaluation said) {
    List<Finding> open = new ArrayList<>();
    List<PointsEvaluation.Waived> waived = new ArrayList<>(said.waived());
    for (Finding finding : said.findings()) {
      Optional<Place> place =
          finding.rule().asksForAPerson()
              ? places.stream().filter(p -> p.span.overlaps(finding.span())).findFirst()
              : Optional.empty();
      place.ifPresentOrElse(
          p -> waived.add(new PointsEvaluation.Waived(finding, p.reason)), () -> open.add(finding));
    }
    return new PointsEvaluation(open, waived, said.outweighed(), said.gaps(), said.clean());
  }

  private static String reason(Claim claim) {
    String round = claim.round().map(r -> " in Round " + r).orElse("");
    return claim.state() == ClaimState.VERIFIED
        ? claim.id() + " is confirmed by " + claim.confirmedBy().orElse("somebody") + round
        : claim.id() + " waits for a person" + round;
  }
}
