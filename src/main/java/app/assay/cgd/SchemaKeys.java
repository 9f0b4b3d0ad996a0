package app.assay.cgd;

import java.util.List;

/// The keys of the format in the order of its schema (FS §1.3, RFC-002 §3.1).
public final class SchemaKeys {

  /// The block that makes a document a Source of Truth; it comes last wherever it stands (FS
  /// §1.3.1).
  public static final String TIER = "tier";

  /// The keys of the front matter, without [#TIER].
  public static final List<String> HEADER =
      List.of(
          "clarity-gate-version",
          "processed-date",
          "processed-by",
          "clarity-status",
          "hitl-status",
          "hitl-pending-count",
          "points-passed",
          "document-sha256",
          "hitl-claims",
          "rag-ingestable",
          "exclusions-coverage",
          "exceptions-reason",
          "exceptions-ids",
          "chunk-context",
          "chunk-context-sections");

  /// The keys of a claim.
  public static final List<String> CLAIM =
      List.of(
          "id", "text", "value", "source", "location", "round", "confirmed-by", "confirmed-date");

  private SchemaKeys() {}
}
