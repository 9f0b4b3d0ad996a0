package app.assay.distillery.candidate;

/// The outcome of reading a candidate.
public sealed interface CandidateReading {

  /// An object, right or wrong by the rules.
  record Read(Candidate candidate) implements CandidateReading {}

  /// No object.
  ///
  /// @param message what is wrong, words that end a sentence
  /// @param offset where, in UTF-16 units of the text
  record Broken(String message, int offset) implements CandidateReading {}
}
