package app.assay.report;

import app.assay.workspace.ClaimReport;
import app.assay.workspace.FileReport;
import java.util.List;
import java.util.Optional;

/// A document as a pipeline sees it that loads a knowledge base.
///
/// @param path as reports name it, with `/`
/// @param sha256 of the file's bytes
/// @param documentSha256 the document hash of the text, by the reference recipe
/// @param bytes the file's size
/// @param tier `SOT`, or whatever `tier.level` says, for a document with a tier block
/// @param claims the document's claims in order
/// @param reviewers who confirmed them, each once, in alphabetical order
/// @param processedDate `processed-date`
/// @param firstConfirmed the first day on which a claim was confirmed
/// @param lastConfirmed the last one
/// @param signature what lies beside the document in the place of a signature
/// @param obstacle why the document may not enter; empty when it may
public record ManifestEntry(
    String path,
    Optional<String> sha256,
    Optional<String> documentSha256,
    long bytes,
    Optional<String> tier,
    List<ClaimReport> claims,
    List<String> reviewers,
    Optional<String> processedDate,
    Optional<String> firstConfirmed,
    Optional<String> lastConfirmed,
    SignatureMark signature,
    Optional<String> obstacle) {

  public ManifestEntry {
    claims = List.copyOf(claims);
    reviewers = List.copyOf(reviewers);
  }

  /// What a check of the file and a look beside it say to a pipeline.
  public static ManifestEntry of(FileReport file, SignatureMark signature) {
    List<String> days =
        file.claims().stream().flatMap(c -> c.confirmedDate().stream()).sorted().toList();
    return new ManifestEntry(
        file.path(),
        file.fileSha256(),
        file.hash().computed(),
        file.bytes(),
        file.state().tier(),
        file.claims(),
        file.claims().stream()
            .flatMap(claim -> claim.confirmedBy().stream())
            .distinct()
            .sorted()
            .toList(),
        file.state().processedDate(),
        days.stream().findFirst(),
        days.isEmpty() ? Optional.empty() : Optional.of(days.getLast()),
        signature,
        file.obstacle());
  }

  /// True when the document may enter a knowledge base.
  public boolean isIngestable() {
    return obstacle.isEmpty();
  }
}
