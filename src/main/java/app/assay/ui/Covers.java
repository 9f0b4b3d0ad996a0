package app.assay.ui;

/// What covers the window for a while.
record Covers(Reviews reviews, Annotations annotations, Queues queues) {}
