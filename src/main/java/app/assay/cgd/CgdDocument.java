package app.assay.cgd;

import app.assay.text.LineIndex;
import app.assay.text.SourceText;
import app.assay.text.Span;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// A document taken apart. Every span is in UTF-16 offsets into `source().text()`.
///
/// @param source the characters, from which the bytes can be made again
/// @param lines the lines of the text
/// @param frontMatter the block at the start
/// @param claims the entries of `hitl-claims` in order
/// @param body the Markdown
/// @param ending end marker and status line
/// @param computed what a validator computes and nobody sets by hand
/// @param refusal why nothing was parsed, where that is so
/// @param parseTime how long parsing took
public record CgdDocument(
    SourceText source,
    LineIndex lines,
    FrontMatter frontMatter,
    List<Claim> claims,
    Body body,
    Ending ending,
    ComputedFields computed,
    Optional<Refusal> refusal,
    Duration parseTime) {

  public CgdDocument {
    claims = List.copyOf(claims);
  }

  public String text() {
    return source.text();
  }

  /// The front matter's keys; empty where it cannot be read.
  public Header header() {
    return Header.of(frontMatter);
  }

  /// True for a Source of Truth: a `tier:` block is there (FS §1.4).
  public boolean isSot() {
    return header().entry("tier").isPresent();
  }

  /// The place to point at when a key is missing: the closing delimiter, else the first line.
  public Span missingKeyPlace() {
    return switch (frontMatter) {
      case FrontMatter.Present present -> present.closing();
      case FrontMatter.Unreadable unreadable -> unreadable.closing();
      case FrontMatter.Unclosed unclosed -> unclosed.opening();
      case FrontMatter.Missing missing -> missing.firstLine();
    };
  }

  /// The place of a key's value, or [#missingKeyPlace()].
  public Span place(String key) {
    return header().place(key, missingKeyPlace());
  }

  /// Why a file could not be taken apart at all.
  public sealed interface Refusal {

    /// Larger than the limit; it was not read.
    record TooLarge(long bytes, long limit) implements Refusal {}

    /// Taken apart it would need more memory than the limit, by the estimate of [ModelCost].
    record TooCostly(long limit) implements Refusal {}

    /// Not UTF-8.
    ///
    /// @param byteOffset the first byte that cannot be decoded
    record NotUtf8(int byteOffset) implements Refusal {}
  }
}
