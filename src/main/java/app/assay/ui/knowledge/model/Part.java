package app.assay.ui.knowledge.model;

/// What of a store is looked at.
public enum Part {
  ENTRIES,
  DOMAINS,
  INBOX
}
