package app.assay.points.reading;

/// What a part of a Markdown text is.
public enum BlockKind {
  HEADING,
  PARAGRAPH,
  LIST_ITEM,
  /// A pipe table with header, delimiter and rows.
  TABLE,
  /// A block quote that repeats somebody else's words.
  QUOTE,
  /// A block quote used as a box of the document's own words, such as `> **Note**`.
  CALLOUT,
  /// A footnote's or reference's text.
  FOOTNOTE,
  /// An HTML comment on lines of its own.
  COMMENT,
  /// A line of dashes, stars or underscores, which ends the section before it.
  RULE,
  /// Front matter, code, exclusions, the record of a review: nothing to judge.
  SILENT;

  /// True when its words are the document's own statements.
  public boolean speaks() {
    return this != QUOTE && this != COMMENT && this != RULE && this != SILENT && this != FOOTNOTE;
  }
}
