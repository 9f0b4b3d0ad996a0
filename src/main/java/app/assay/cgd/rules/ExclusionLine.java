package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ExclusionBlock;
import app.assay.cgd.ExclusionFault;
import app.assay.cgd.check.FindingSink;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/// Where exclusion markers stand.
final class ExclusionLine {

  private ExclusionLine() {}

  /// A marker's line without the white space around it.
  static Span of(CgdDocument document, Span line) {
    return WhiteSpace.strip(document.text(), line);
  }

  /// The BEGIN line of a block without the white space around it.
  static Span begin(CgdDocument document, ExclusionBlock block) {
    return of(document, document.lines().content(document.lines().lineAt(block.span().start())));
  }

  /// The 1-based line of the first block with this id; 0 where there is none.
  static int numberOf(CgdDocument document, String id) {
    return document.body().exclusions().blocks().stream()
        .filter(block -> block.id().equals(id))
        .map(ExclusionBlock::span)
        .min(Comparator.naturalOrder())
        .map(span -> document.lines().position(span.start()).line())
        .orElse(0);
  }

  /// The faults of some kinds, in order.
  static List<ExclusionFault> faults(CgdDocument document, List<ExclusionFault.Kind> kinds) {
    return document.body().exclusions().faults().stream()
        .filter(fault -> kinds.contains(fault.kind()))
        .toList();
  }

  /// Reports the faults of a kind, each at its marker.
  static void report(
      CgdDocument document,
      ExclusionFault.Kind kind,
      FindingSink out,
      Function<ExclusionFault, String> message) {
    for (ExclusionFault fault : faults(document, List.of(kind))) {
      out.report(of(document, fault.line()), message.apply(fault));
    }
  }
}
