package app.assay.hitl;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.edit.RecordReading;
import app.assay.hitl.profile.PersonName;
import app.assay.hitl.profile.ReviewPolicy;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// Says what the vault's review profile has against a request. Fails closed.
final class TermsCheck {

  private final ReviewTerms.Known terms;
  private final CgdDocument document;
  private final ConfirmationRequest request;
  private final FourEyes eyes;

  private TermsCheck(ReviewTerms.Known terms, CgdDocument document, ConfirmationRequest request) {
    this.terms = terms;
    this.document = document;
    this.request = request;
    this.eyes = new FourEyes(terms, request.reviewer());
  }

  /// The first objection, a sentence or two; empty when there is none.
  static Optional<String> objection(CgdDocument document, ConfirmationRequest request) {
    return switch (request.terms()) {
      case ReviewTerms.Stopped(String message) -> Optional.of(message);
      case ReviewTerms.Known known -> new TermsCheck(known, document, request).objection();
    };
  }

  private Optional<String> objection() {
    for (ClaimDecision decision : request.decisions()) {
      if (decision.answer().confirms()) {
        Claim claim = document.claims().get(decision.claim());
        Optional<String> objection =
            tooShort(decision).or(() -> people(claim, decision)).or(() -> moved(claim, decision));
        if (objection.isPresent()) {
          return objection;
        }
      }
    }
    return tooMuch();
  }

  private Optional<String> tooShort(ClaimDecision decision) {
    Duration least = Duration.ofSeconds(policy().seconds());
    if (decision.spent().compareTo(least) >= 0) {
      return Optional.empty();
    }
    String asks =
        "The review profile of this vault, %s, asks for %d s before claim %s is confirmed"
            .formatted(policy().inWords(), policy().seconds(), decision.id());
    return Optional.of(
        switch (request.timing()) {
          case Timing.Measured _ ->
              "%s; it was looked at for %d s. Nothing was changed; read it again and answer anew."
                  .formatted(asks, decision.spent().toSeconds());
          case Timing.Stated _ ->
              decision.spent().isZero()
                  ? asks
                      + ", and nobody measured any. Nothing was changed; review it in the window,"
                      + " which measures, or state the seconds with --spent."
                  : "%s; --spent says %d s. Nothing was changed; look at it longer."
                      .formatted(asks, decision.spent().toSeconds());
        });
  }

  /// Nobody looks at two claims at once: what is stated must have fitted between then and now.
  private Optional<String> tooMuch() {
    if (!policy().demandsTime()
        || !(request.timing() instanceof Timing.Stated(Optional<Instant> since))) {
      return Optional.empty();
    }
    Duration stated =
        request.decisions().stream()
            .map(ClaimDecision::spent)
            .reduce(Duration.ZERO, Duration::plus);
    Instant now = request.context().now();
    return since
        .or(() -> terms.latest(request.reviewer()))
        .map(begin -> Duration.between(begin, now))
        .filter(passed -> passed.compareTo(stated) < 0)
        .map(
            passed ->
                ("%d s are stated, but only %d s have passed since %s. Nothing was changed; the"
                        + " review profile of this vault is %s.")
                    .formatted(
                        stated.toSeconds(),
                        Math.max(0, passed.toSeconds()),
                        since.isPresent()
                            ? "the queue was written"
                            : request.reviewer().name() + " answered the claim before",
                        policy().inWords()));
  }

  private Optional<String> people(Claim claim, ClaimDecision decision) {
    if (!policy().demandsTwo()) {
      return Optional.empty();
    }
    Optional<FirstReview> mine = eyes.repeated(claim, decision);
    Optional<FirstReview> partner = eyes.partner(claim, decision);
    if (partner.isEmpty() && mine.isPresent() && !decision.replace()) {
      String before = mine.get().reviewer();
      String name = request.reviewer().name();
      return Optional.of(
          ("%s of claim %s already. Nothing was changed; under the review profile of this vault,"
                  + " %s, somebody else has to confirm it.")
              .formatted(
                  before.equals(name)
                      ? name + " gave the first review"
                      : "%s cannot be told from %s, who gave the first review"
                          .formatted(name, before),
                  claim.id(),
                  policy().inWords()));
    }
    String author = document.header().value("processed-by");
    return partner
        .filter(first -> PersonName.of(request.reviewer().name()).isNamedIn(author))
        .map(
            first ->
                ("%s cannot be told from %s in processed-by, and under the review profile of this"
                        + " vault, %s, whoever made a document does not give the second review."
                        + " Nothing was changed; a third person has to confirm claim %s.")
                    .formatted(request.reviewer().name(), author, policy().inWords(), claim.id()));
  }

  /// A first review that stands in the document and that this vault knows nothing of.
  private Optional<String> moved(Claim claim, ClaimDecision decision) {
    if (policy().demandsTwo()
        || decision.replace()
        || !document.text().contains(RecordLines.FIRST)) {
      return Optional.empty();
    }
    return RecordReading.of(document).stream()
        .filter(shown -> shown.claim().index() == claim.index())
        .filter(shown -> shown.place().in(document.text()).startsWith(RecordLines.FIRST))
        .findFirst()
        .map(
            shown ->
                ("The record says of claim %s \"%s\", but the vault it lies in now demands no"
                        + " second reviewer. Nothing was changed; bring the document or the vault's"
                        + " .assay back, or ask to replace what is there.")
                    .formatted(claim.id(), shown.place().in(document.text()).strip()));
  }

  private ReviewPolicy policy() {
    return terms.policy();
  }
}
