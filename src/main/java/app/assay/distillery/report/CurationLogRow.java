package app.assay.distillery.report;

import java.time.Instant;

/// Something a person decided about a candidate after the gate.
///
/// @param action such as `Rejected` or `Updated`
public record CurationLogRow(String action, String entryId, String details, Instant at) {}
