package app.assay.cgd;

import app.assay.text.Span;

/// A breach of the structure of exclusion blocks (FS §8.4).
///
/// @param kind which one
/// @param id the id the marker names
/// @param other the id of the block concerned, empty where there is none
/// @param line the marker's line
public record ExclusionFault(Kind kind, String id, String other, Span line) {

  /// The breaches, with the code that reports each.
  public enum Kind {
    /// END names another id than the only open block (E-EX01).
    MISMATCH,
    /// END without any open block (E-EX01; the specification has no code).
    STRAY,
    /// BEGIN that is never ended (E-EX01; the specification has no code).
    UNCLOSED,
    /// BEGIN inside an open block (E-EX02).
    NESTED,
    /// END closes an outer block before the inner one (E-EX03).
    INTERLEAVED,
    /// An id that an earlier block used (E-EX04).
    DUPLICATE
  }
}
