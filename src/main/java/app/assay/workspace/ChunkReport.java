package app.assay.workspace;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ChunkContext;
import java.util.List;
import java.util.Optional;

/// The chunk-context advice about one file, without the file's text (RFC-002).
///
/// @param path as reports name it
/// @param declared what `chunk-context` says
/// @param advisable whether a pipeline should give context to the chunks of this document
/// @param references how many "see §…" there are
/// @param ratio orphans by references, 0 where there are none
/// @param orphans references with no value in reach
/// @param centralSections heading lines that other sections lean on, in document order
public record ChunkReport(
    String path,
    Optional<String> declared,
    boolean advisable,
    int references,
    double ratio,
    List<Orphan> orphans,
    List<String> centralSections) {

  public ChunkReport {
    orphans = List.copyOf(orphans);
    centralSections = List.copyOf(centralSections);
  }

  /// A reference that says nothing where it stands.
  ///
  /// @param text its characters
  public record Orphan(Region region, String text) {}

  /// Reads a document.
  public static ChunkReport of(String path, CgdDocument document) {
    ChunkContext chunks = ChunkContext.of(document);
    String declared = document.header().value("chunk-context");
    return new ChunkReport(
        path,
        Optional.of(declared).filter(it -> !it.isEmpty()),
        chunks.isAdvisable(),
        chunks.references().size(),
        chunks.orphanRatio(),
        chunks.orphans().stream()
            .map(span -> new Orphan(Region.of(span, document.lines()), span.in(document.text())))
            .toList(),
        chunks.centralSections());
  }
}
