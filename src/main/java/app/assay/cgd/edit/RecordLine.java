package app.assay.cgd.edit;

import java.util.Optional;

/// A claim whose line of the HITL record shall be brought in step with it.
///
/// @param claim 0-based index in `hitl-claims`
/// @param status words for the status cell; absent for `✓ Confirmed`, or the table's own word for
///   it, where the claim is verified, and for `Pending` in a new row where it is not
/// @param formerSource the source the claim had before, where it was replaced
public record RecordLine(int claim, Optional<String> status, Optional<String> formerSource) {

  public static RecordLine of(int claim) {
    return new RecordLine(claim, Optional.empty(), Optional.empty());
  }

  public static RecordLine of(int claim, String status) {
    return new RecordLine(claim, Optional.of(status), Optional.empty());
  }

  /// As this line, and where it names a source that the claim had before, it shall name the new
  /// one.
  public RecordLine insteadOf(String source) {
    return new RecordLine(claim, status, Optional.of(source));
  }
}
