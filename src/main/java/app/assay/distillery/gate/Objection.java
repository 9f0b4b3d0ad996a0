package app.assay.distillery.gate;

/// What layer 1 has against a candidate.
///
/// @param code such as `SCHEMA_INVALID`
/// @param note why, a sentence
public record Objection(String code, String note) {}
