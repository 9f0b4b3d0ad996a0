package app.assay.judge;

/// Words of the evidence that a verdict rests on.
///
/// @param evidence id of the evidence
/// @param text the words, which occur in it verbatim
public record Quote(String evidence, String text) {}
