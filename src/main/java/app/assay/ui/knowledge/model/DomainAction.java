package app.assay.ui.knowledge.model;

/// What can be done to a domain.
public enum DomainAction {
  MERGE,
  SPLIT,
  RENAME,
  DESCRIBE,
  PATHS,
  DEPRECATE,
  RESTORE;

  /// Whether something has to be typed or chosen first.
  public boolean asks() {
    return this != DEPRECATE && this != RESTORE;
  }
}
