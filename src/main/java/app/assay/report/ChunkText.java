package app.assay.report;

import app.assay.workspace.ChunkReport;
import java.io.IOException;
import java.io.Writer;

/// Chunk-context advice for people.
public final class ChunkText {

  private final Writer out;

  public ChunkText(Writer out) {
    this.out = out;
  }

  /// Writes the advice about one file.
  public void write(ChunkReport file) throws IOException {
    out.write(
        "%s: chunk-context %s%s\n"
            .formatted(
                Printable.of(file.path()),
                file.advisable() ? "advisable" : "optional",
                file.declared()
                    .map(said -> "; the document says " + Printable.of(said))
                    .orElse("")));
    out.write(
        "  %s, %d without a value in reach (%d %%)\n"
            .formatted(
                Counts.plural(file.references(), "reference"),
                file.orphans().size(),
                Math.round(100 * file.ratio())));
    for (ChunkReport.Orphan orphan : file.orphans()) {
      out.write(
          "  %d:%d  %s\n"
              .formatted(
                  orphan.region().start().line(),
                  orphan.region().start().column(),
                  Printable.of(orphan.text())));
    }
    for (String section : file.centralSections()) {
      out.write("  central  " + Printable.of(section) + "\n");
    }
  }
}
