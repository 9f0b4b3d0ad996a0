package app.assay.hitl.queue;

import java.util.List;

/// A document as a queue has it.
///
/// @param file path relative to the queue's root, with `/`
/// @param fileHash SHA-256 of all bytes of the file when the queue was written
public record QueuedDocument(Field file, Field fileHash, List<QueuedClaim> claims) {

  public QueuedDocument {
    claims = List.copyOf(claims);
  }

  /// True when the reviewer answered at least one claim.
  public boolean isAnswered() {
    return claims.stream().anyMatch(claim -> claim.answer().isPresent());
  }
}
