package app.assay.distillery.intake;

/// The outcome of an intake.
public sealed interface IntakeResult {

  /// What was planned.
  IntakePlan plan();

  /// All of it is in the vault.
  ///
  /// @param change by which it can be taken back
  record Applied(IntakePlan plan, String change) implements IntakeResult {}

  /// The vault has all of it already, so nothing was written.
  record Nothing(IntakePlan plan) implements IntakeResult {}

  /// Nothing was written, for what the plan's problems say.
  record Refused(IntakePlan plan) implements IntakeResult {}
}
