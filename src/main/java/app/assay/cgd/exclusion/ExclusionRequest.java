package app.assay.cgd.exclusion;

import app.assay.cgd.check.CheckContext;
import app.assay.text.Span;

/// What shall be excluded.
///
/// @param span characters of the body; the block holds their lines whole
/// @param id of the new block
/// @param reason why, for `exceptions-reason`
/// @param context what the result is checked by
public record ExclusionRequest(Span span, String id, String reason, CheckContext context) {}
