package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ExclusionBlock;
import app.assay.cgd.ExclusionFault;
import app.assay.cgd.check.FindingSink;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/// Where exclusion markers stand in a document.
final class ExclusionLines {

  private static final int SHOWN_IDS = 5;

  private final CgdDocument document;
  private final Map<String, Integer> first = new HashMap<>();

  ExclusionLines(CgdDocument document) {
    this.document = document;
    for (ExclusionBlock block : document.body().exclusions().blocks()) {
      first.putIfAbsent(block.id(), document.lines().position(block.span().start()).line());
    }
  }

  /// A marker's line without the white space around it.
  Span of(Span line) {
    return WhiteSpace.strip(document.text(), line);
  }

  /// The BEGIN line of a block without the white space around it.
  Span begin(ExclusionBlock block) {
    return of(document.lines().content(document.lines().lineAt(block.span().start())));
  }

  /// The 1-based line of the first block with this id; 0 where there is none.
  int numberOf(String id) {
    return first.getOrDefault(id, 0);
  }

  /// Reports the faults of some kinds, each at its marker.
  static void report(
      CgdDocument document,
      List<ExclusionFault.Kind> kinds,
      FindingSink out,
      BiFunction<ExclusionFault, ExclusionLines, String> message) {
    ExclusionLines lines = new ExclusionLines(document);
    for (ExclusionFault fault : document.body().exclusions().faults()) {
      if (kinds.contains(fault.kind())) {
        out.report(lines.of(fault.line()), message.apply(fault, lines));
      }
    }
  }

  /// The ids of all blocks, each once, in order.
  static List<String> ids(CgdDocument document) {
    return document.body().exclusions().blocks().stream()
        .map(ExclusionBlock::id)
        .distinct()
        .toList();
  }

  /// "a, b, c", or the first five and how many more there are.
  static String join(List<String> ids) {
    return ids.size() <= SHOWN_IDS
        ? String.join(", ", ids)
        : String.join(", ", ids.subList(0, SHOWN_IDS))
            + " and %d more".formatted(ids.size() - SHOWN_IDS);
  }
}
