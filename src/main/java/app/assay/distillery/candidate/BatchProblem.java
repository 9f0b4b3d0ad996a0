package app.assay.distillery.candidate;

/// Something in a batch that is no candidate, or not as it should be.
///
/// @param line where it begins, from 1
/// @param place which part of the batch it is, such as `entries[3]`
/// @param message what is wrong, in whole sentences
public record BatchProblem(int line, String place, String message) {}
