package app.assay.cgd.tier;

import app.assay.cgd.check.CheckContext;

/// What a demotion needs to know besides the document.
///
/// @param reason why, for the archive's comment
/// @param context whose date becomes the archive's date and processed-date
public record DemotionRequest(String reason, CheckContext context) {}
