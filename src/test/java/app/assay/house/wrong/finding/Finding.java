package app.assay.house.wrong.finding;

/// Stands for the real finding.
public record Finding(String rule) {}
