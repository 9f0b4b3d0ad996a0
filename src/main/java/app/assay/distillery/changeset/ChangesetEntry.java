package app.assay.distillery.changeset;

import app.assay.distillery.candidate.Candidate;
import app.assay.text.Span;
import java.util.Optional;

/// One entry of a changeset as it stands in the file.
///
/// @param span of its object in the text
/// @param status as written; only [#ACCEPTED] and [#REJECTED] mean something
/// @param rejectReason may be empty
/// @param dataSpan of the candidate in the text; empty where there is none
/// @param candidate empty where there is none
public record ChangesetEntry(
    Span span, String status, String rejectReason, Span dataSpan, Optional<Candidate> candidate) {

  public static final String ACCEPTED = "accepted";
  public static final String REJECTED = "rejected";

  /// Whether it is to enter the vault.
  public boolean isAccepted() {
    return status.equals(ACCEPTED);
  }

  /// The candidate's id; empty where it has none.
  public String id() {
    return candidate.map(Candidate::id).orElse("");
  }
}
