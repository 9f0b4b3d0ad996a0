package app.assay.hitl;

import app.assay.cgd.Round;

/// Which round a new claim goes to (rulebook clarity-gate §7). Round A needs a source that was seen
/// and a person who was there; every doubt is Round B.
public final class RoundRule {

  private RoundRule() {}

  /// What is known of a matter that may be unclear.
  public enum Known {
    YES,
    NO,
    UNCLEAR
  }

  /// A round and, in a few words, why.
  public record Assignment(Round round, String why) {}

  /// The decision table.
  ///
  /// @param sourceSeen whether the source was found in this session
  /// @param personPresent whether a person was there; a batch run says NO (FS §13.2)
  /// @param ownData whether the claim rests on the reviewer's own data or experiment
  public static Assignment decide(Known sourceSeen, Known personPresent, Known ownData) {
    if (sourceSeen == Known.YES) {
      return personPresent == Known.YES
          ? new Assignment(Round.A, "source seen with a person present")
          : new Assignment(Round.B, "source seen, but no person was there");
    }
    return ownData == Known.YES
        ? new Assignment(Round.B, "rests on your own data")
        : new Assignment(Round.B, "no source found");
  }
}
