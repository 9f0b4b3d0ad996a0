package app.assay.workspace;

import app.assay.finding.Rule;

/// A rule that came to no verdict about a file.
///
/// @param rule the rule
/// @param reason why, in a few words
public record Unsettled(Rule rule, String reason) {}
