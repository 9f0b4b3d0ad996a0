package app.assay.cgd;

import app.assay.text.Span;
import app.assay.text.Spans;
import java.util.List;

/// Everything the body says about exclusions.
///
/// @param markers all marker lines outside fences, in order
/// @param blocks in order of their BEGIN
/// @param covered the characters of all blocks as ordered, disjoint spans
/// @param faults breaches of the structure, in order
public record Exclusions(
    List<ExclusionMarker> markers,
    List<ExclusionBlock> blocks,
    List<Span> covered,
    List<ExclusionFault> faults) {

  /// A body without any marker.
  public static final Exclusions NONE = new Exclusions(List.of(), List.of(), List.of(), List.of());

  public Exclusions {
    markers = List.copyOf(markers);
    blocks = List.copyOf(blocks);
    covered = List.copyOf(covered);
    faults = List.copyOf(faults);
  }

  /// True when an offset lies in any block.
  public boolean cover(int offset) {
    return Spans.cover(covered, offset);
  }

  /// True when a span touches any block.
  public boolean touch(Span span) {
    return Spans.touch(covered, span);
  }
}
