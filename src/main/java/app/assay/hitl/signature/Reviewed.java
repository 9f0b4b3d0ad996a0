package app.assay.hitl.signature;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.cgd.FrontMatter;
import app.assay.cgd.HitlStatus;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.Evaluation;
import app.assay.cgd.check.Validator;
import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.finding.Finding;
import app.assay.hitl.profile.PersonName;
import java.util.List;
import java.util.Optional;

/// Whether a document may be signed, and by whom: its hash verifies, it is valid and REVIEWED, and
/// each of its claims was confirmed by a person, who may then sign.
public sealed interface Reviewed {

  /// It may.
  ///
  /// @param reviewers who confirmed claims, in the order of the claims, at least one
  record Signable(List<String> reviewers) implements Reviewed {

    public Signable {
      reviewers = List.copyOf(reviewers);
    }
  }

  /// It may not.
  ///
  /// @param message why, a full sentence
  /// @param errors what the rules object to
  record NotSignable(String message, List<Finding> errors) implements Reviewed {

    public NotSignable {
      errors = List.copyOf(errors);
    }
  }

  /// Looks at a document.
  static Reviewed of(CgdDocument document, Validator validator, CheckContext context) {
    Evaluation evaluation = validator.evaluate(document, context);
    List<Finding> errors =
        evaluation.findings().stream().filter(f -> f.severity().isError()).toList();
    Optional<String> objection = objection(document, evaluation);
    if (objection.isPresent()) {
      return new NotSignable(objection.get(), errors);
    }
    List<String> reviewers =
        document.claims().stream()
            .flatMap(claim -> claim.confirmedBy().stream())
            .flatMap(names -> PersonName.allIn(names).stream())
            .map(String::strip)
            .distinct()
            .toList();
    return reviewers.isEmpty()
        ? new NotSignable(
            "No claim of the document was confirmed by anybody, so nobody can sign for it.",
            List.of())
        : new Signable(reviewers);
  }

  private static Optional<String> objection(CgdDocument document, Evaluation evaluation) {
    if (!(document.frontMatter() instanceof FrontMatter.Present)) {
      return Optional.of("The front matter cannot be read, so nothing was signed; mend it first.");
    }
    long waiting = document.claims().stream().filter(Reviewed::waits).count();
    if (waiting > 0) {
      return Optional.of(
          "%d %s for a person, so nothing was signed; confirm %s first."
              .formatted(
                  waiting,
                  waiting == 1 ? "claim waits" : "claims wait",
                  waiting == 1 ? "it" : "them"));
    }
    if (document.header().hitlStatus().filter(s -> s == HitlStatus.REVIEWED).isEmpty()) {
      return Optional.of(
          "Its hitl-status is not REVIEWED, so nothing was signed; only a text that was reviewed as"
              + " a whole is signed.");
    }
    if (!hashVerifies(document)) {
      return Optional.of(
          "Its document-sha256 is not the hash of its text, so nothing was signed; 'assay hash"
              + " --explain' says why.");
    }
    if (evaluation.hasErrors()) {
      return Optional.of("The document is not valid, so nothing was signed.");
    }
    return evaluation.notEvaluated().isEmpty()
        ? Optional.empty()
        : Optional.of("Not every rule could look at the document, so nothing was signed.");
  }

  private static boolean waits(Claim claim) {
    return claim.state() != ClaimState.VERIFIED;
  }

  private static boolean hashVerifies(CgdDocument document) {
    return DocumentHash.compute(document.source()) instanceof HashResult.Computed(String sha256)
        && document.header().storedHash().filter(sha256::equals).isPresent();
  }
}
