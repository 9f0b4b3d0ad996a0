package app.assay.ui.problems;

import app.assay.finding.Severity;
import java.util.function.Function;
import java.util.function.IntFunction;

/// Headings of groups.
///
/// @param severity of one severity
/// @param point of one of the nine points, 0 for the format
public record GroupTitles(Function<Severity, String> severity, IntFunction<String> point) {}
