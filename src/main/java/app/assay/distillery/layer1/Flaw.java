package app.assay.distillery.layer1;

import app.assay.finding.Rule;

/// What is wrong with one field of a candidate.
///
/// @param field such as `claim` or `evidence[1].ref`
/// @param message a whole sentence
public record Flaw(Rule rule, String field, String message) {}
