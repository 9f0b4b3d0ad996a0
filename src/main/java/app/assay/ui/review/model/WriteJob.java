package app.assay.ui.review.model;

import app.assay.hitl.ConfirmationResult;

/// A document about to be written.
///
/// @param document as it was looked at
/// @param after as it will be
public record WriteJob(
    ReviewDocument document, ConfirmationResult.Planned planned, ReviewDocument after) {}
