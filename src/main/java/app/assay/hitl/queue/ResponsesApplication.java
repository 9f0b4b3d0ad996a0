package app.assay.hitl.queue;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.finding.Finding;
import app.assay.hitl.ClaimDecision;
import app.assay.hitl.ConfirmationResult;
import app.assay.hitl.queue.DocumentOutcome.Kind;
import app.assay.text.ReadResult;
import app.assay.text.WhiteSpace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Applies responses to one document, all or none.
public final class ResponsesApplication {

  private final Answering answering;

  public ResponsesApplication(Answering answering) {
    this.answering = answering;
  }

  /// Applies responses.
  ///
  /// @param file the document
  /// @param shown how it is named in messages
  public DocumentOutcome apply(Responses responses, Path file, String shown, QueueTerms terms) {
    if (!answering.isInVault(file)) {
      return DocumentOutcome.of(shown, Kind.FAILED, Answering.OUTSIDE, List.of());
    }
    return switch (answering.files().read(file)) {
      case ReadResult.Loaded loaded ->
          apply(responses, file, shown, Answering.parse(loaded.source()), terms);
      case ReadResult.Unreadable(String message) -> failed(shown, message);
      case ReadResult.NotUtf8 _ -> failed(shown, "It is not UTF-8.");
      case ReadResult.TooLarge _ -> failed(shown, "It is too large for a document.");
    };
  }

  private DocumentOutcome apply(
      Responses responses, Path file, String shown, CgdDocument document, QueueTerms terms) {
    QueueFindings raised = new QueueFindings();
    List<ClaimDecision> decisions = new ArrayList<>();
    for (Responses.Response response : responses.responses()) {
      List<Claim> found = find(document, response.claim().value());
      if (found.size() > 1) {
        return DocumentOutcome.of(
            shown, Kind.REFUSED, Answering.ambiguous(response.claim().value()), raised.ordered());
      }
      if (found.isEmpty()) {
        raise(raised, document, response.claim());
      }
      found.forEach(claim -> decisions.add(decision(claim, response, shown, terms)));
    }
    List<Finding> findings = raised.ordered();
    if (!findings.isEmpty()) {
      return DocumentOutcome.of(
          shown,
          Kind.REFUSED,
          "The responses do not fit the document. Nothing was written; see the findings.",
          findings);
    }
    if (decisions.isEmpty()) {
      return DocumentOutcome.of(shown, Kind.UNANSWERED, "", findings);
    }
    return switch (answering.plan(file, document, decisions, terms)) {
      case ConfirmationResult.Refused(String message) ->
          DocumentOutcome.of(shown, Kind.REFUSED, message, findings);
      case ConfirmationResult.Planned planned when terms.dryRun() ->
          DocumentOutcome.trial(shown, planned, findings);
      case ConfirmationResult.Planned planned -> answering.write(file, shown, planned, findings);
    };
  }

  private static void raise(QueueFindings findings, CgdDocument document, Field claim) {
    if (isNumber(claim.value())) {
      findings.unknownNumber(document, claim);
    } else {
      findings.unknown(document, claim);
    }
  }

  private static List<Claim> find(CgdDocument document, String name) {
    if (!isNumber(name)) {
      return document.claims().stream().filter(claim -> claim.id().equals(name)).toList();
    }
    int place = Integer.parseInt(name) - 1;
    return place >= 0 && place < document.claims().size()
        ? List.of(document.claims().get(place))
        : List.of();
  }

  /// No document of 10 MB has a million claims, so longer digits can only be an id.
  private static boolean isNumber(String name) {
    return !name.isEmpty()
        && name.length() <= 6
        && name.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private static ClaimDecision decision(
      Claim claim, Responses.Response response, String shown, QueueTerms terms) {
    String note = WhiteSpace.isBlank(response.note()) ? terms.evidence() : response.note();
    return new ClaimDecision(
        claim.index(),
        claim.id(),
        response.answer(),
        note,
        terms.time().of(new QueueTime.Place(shown, claim.id())),
        false);
  }

  private static DocumentOutcome failed(String shown, String message) {
    return DocumentOutcome.of(shown, Kind.FAILED, message, List.of());
  }
}
