package app.assay.distillery.gate;

/// What came of one rule of layer 2.
public sealed interface Ruling {

  /// Why, in a sentence or two, with the words it rests on.
  String note();

  /// Nothing against the candidate.
  record Passed(String note) implements Ruling {}

  /// Nothing against it, but a person has to choose between it and another one.
  ///
  /// @param relatedId of the other one
  /// @param reason for the curation queue
  record Conflicts(String relatedId, String reason, String note) implements Ruling {}

  /// The candidate must not enter.
  record Failed(String note) implements Ruling {}

  /// Nobody whose word counts has decided.
  record Undecided(String note) implements Ruling {}

  /// Not judged, for a reason that is no fault of the candidate.
  record Skipped(String note) implements Ruling {}
}
