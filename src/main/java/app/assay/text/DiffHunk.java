package app.assay.text;

import java.util.List;

/// Changed lines that lie together, with the kept lines around them.
public record DiffHunk(List<DiffLine> lines) {

  public DiffHunk {
    lines = List.copyOf(lines);
  }

  /// The lines that were removed or added.
  public List<DiffLine> changed() {
    return lines.stream().filter(line -> line.kind() != DiffLine.Kind.KEPT).toList();
  }
}
