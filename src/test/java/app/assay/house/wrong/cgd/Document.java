package app.assay.house.wrong.cgd;

import app.assay.house.wrong.cgd.check.Check;

/// Wrong: goes round in a circle with its own checks.
public record Document(Check check) {}
