package app.assay.cgd;

import java.time.Duration;

/// What a document may cost, applied before it is parsed (RFC-004 §7 as amended by the rulebook,
/// §4).
///
/// @param bytes size of the file in bytes
/// @param yamlDepth nesting of the front matter
/// @param tableCells cells of one table
/// @param claims claims above which a warning is due
/// @param nesting levels of front matter, quotations and lists that another reader may need stack
///   for
/// @param memory bytes that a document taken apart may need, as [ModelCost] estimates them
/// @param parse wall-clock time of one parse
public record Limits(
    long bytes,
    int yamlDepth,
    int tableCells,
    int claims,
    int nesting,
    long memory,
    Duration parse) {

  /// 10 MB, 20 levels, 1,000 cells, 500 claims, 100 levels, 100 MB, 5 s.
  public static final Limits STANDARD =
      new Limits(10_000_000L, 20, 1_000, 500, 100, 100_000_000L, Duration.ofSeconds(5));
}
