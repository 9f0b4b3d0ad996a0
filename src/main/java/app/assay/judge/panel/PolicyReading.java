package app.assay.judge.panel;

/// What came of reading how a vault judges.
public sealed interface PolicyReading {

  /// The vault says nothing, so that no model is asked.
  record Absent() implements PolicyReading {}

  /// It says this.
  ///
  /// @param sha256 of the file's bytes
  record Known(Policies policies, String sha256) implements PolicyReading {}

  /// It is there and cannot be followed, so that nothing is asked of a model.
  ///
  /// @param reason the end of a sentence that begins with the file
  record Unknown(String reason) implements PolicyReading {}

  /// What is followed; no model where the file cannot be.
  default Policies policies() {
    return this instanceof Known(Policies policies, String _) ? policies : Policies.NONE;
  }
}
