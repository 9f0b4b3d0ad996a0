package app.assay.hitl.queue;

import app.assay.cgd.Claim;
import java.util.List;

/// A document that goes into a queue.
///
/// @param file path relative to the queue's root, with `/`
/// @param sha256 of the file's bytes
/// @param claims those that wait, in the order of the document; at least one
record QueueEntry(String file, String sha256, List<Claim> claims) {

  QueueEntry {
    claims = List.copyOf(claims);
  }
}
