package app.assay.workspace;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Everything a check says about one file, without the file's text.
///
/// @param path as reports name it, with `/`
/// @param bytes the file's size, 0 where it is not known
/// @param fileSha256 hash of the file's bytes, where they were read from a file
/// @param trouble why the file could not be read, a full sentence; such a report has no findings of
///   rules that need the text
/// @param hash stored and computed hash
/// @param state what the document says about itself
/// @param findings in [app.assay.finding.Finding#ORDER]
/// @param tally the same counted
/// @param waived findings that the document allows, with its reasons
/// @param outweighed what rules of the points found in sentences and tables that by all their words
///   read harmless (decision 0019); it counts as no finding, and its rule does not pass by it
/// @param passed rules that looked and found nothing
/// @param notEvaluated rules that could not look
/// @param deferred rules whose verdict waits for a judge or a person
/// @param claims the document's claims in order
/// @param held why its vault does not let it in though the format would, a full sentence
public record FileReport(
    String path,
    long bytes,
    Optional<String> fileSha256,
    Optional<String> trouble,
    HashReport hash,
    DocumentState state,
    List<PlacedFinding> findings,
    Tally tally,
    List<WaivedFinding> waived,
    List<PlacedFinding> outweighed,
    List<Rule> passed,
    List<Unsettled> notEvaluated,
    List<Unsettled> deferred,
    List<ClaimReport> claims,
    Optional<String> held) {

  public FileReport {
    findings = List.copyOf(findings);
    waived = List.copyOf(waived);
    outweighed = List.copyOf(outweighed);
    passed = List.copyOf(passed);
    notEvaluated = List.copyOf(notEvaluated);
    deferred = List.copyOf(deferred);
    claims = List.copyOf(claims);
  }

  /// A file that was never seen, such as one that is missing.
  public static FileReport unreadable(String path, String trouble) {
    return new FileReport(
        path,
        0,
        Optional.empty(),
        Optional.of(trouble),
        HashReport.UNREADABLE,
        DocumentState.UNKNOWN,
        List.of(),
        Tally.of(List.of()),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Optional.empty());
  }

  /// This report of a file whose bytes have this hash.
  FileReport ofBytes(String sha256) {
    return new FileReport(
        path,
        bytes,
        Optional.of(sha256),
        trouble,
        hash,
        state,
        findings,
        tally,
        waived,
        outweighed,
        passed,
        notEvaluated,
        deferred,
        claims,
        held);
  }

  /// This report with what its vault says; see [Admission].
  FileReport heldBy(Optional<String> objection) {
    return new FileReport(
        path,
        bytes,
        fileSha256,
        trouble,
        hash,
        state,
        findings,
        tally,
        waived,
        outweighed,
        passed,
        notEvaluated,
        deferred,
        claims,
        objection);
  }

  /// The number of findings of a weight.
  public int count(Severity severity) {
    return tally.count(severity);
  }

  /// True when the file was read, every rule came to a verdict, and none found an error of the
  /// format. What the nine points say is for a person to weigh, who answers with clarity-status.
  public boolean isValid() {
    return trouble.isEmpty() && notEvaluated.isEmpty() && deferred.isEmpty() && errors() == 0;
  }

  private int errors() {
    return tally.ofPoint(0).entrySet().stream()
        .filter(e -> Gravity.LENIENT.fails(e.getKey()))
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  /// Why the document may not enter a knowledge base, empty when it may: it is valid, computes to
  /// rag-ingestable (FS §9.1), its hash binds the review to this very text, and its vault asks for
  /// no more.
  public Optional<String> obstacle() {
    if (trouble.isPresent()) {
      return trouble;
    }
    if (!isValid()) {
      return Optional.of(
          errors() > 0
              ? "The document has " + errors() + (errors() == 1 ? " error." : " errors.")
              : "Not every rule could be evaluated.");
    }
    if (!state.computed().map(DocumentState.Computed::ragIngestable).orElse(false)) {
      return Optional.of(
          "The document is %s and %s; only CLEAR and REVIEWED without exclusions may enter."
              .formatted(state.clarity().orElse("without status"), state.hitl().orElse("unknown")));
    }
    return switch (hash.match()) {
      case VERIFIED, WRONG_RECIPE -> held;
      default -> hash.message();
    };
  }
}
