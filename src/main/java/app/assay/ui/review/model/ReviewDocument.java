package app.assay.ui.review.model;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ClaimLocator;
import app.assay.hitl.ReviewItem;
import app.assay.text.SourceText;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// A document with claims that wait.
///
/// @param path relative to the vault's root, with `/`
/// @param parsed as it was read, or as it was last written
/// @param items what is asked about it
public record ReviewDocument(Path file, String path, CgdDocument parsed, List<ReviewItem> items) {

  private static final String ENDING = ".cgd.md";

  public ReviewDocument {
    items = List.copyOf(items);
  }

  /// The file's name.
  public String fileName() {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /// The file's name without what all documents end in.
  public String name() {
    String name = fileName();
    return name.toLowerCase(Locale.ROOT).endsWith(ENDING)
        ? name.substring(0, name.length() - ENDING.length())
        : name;
  }

  /// When the document was made, as it says itself; what waits longest is asked first.
  public String processed() {
    return parsed.header().value("processed-date");
  }

  /// SHA-256 of the document's bytes.
  public String sha256() {
    return SourceText.sha256(parsed.source().bytes());
  }

  /// The same questions about the document as it was written; none where a claim went into an
  /// exclusion block, for only the last open claim can.
  public ReviewDocument written(CgdDocument now) {
    if (now.claims().size() != parsed.claims().size()) {
      return new ReviewDocument(file, path, now, List.of());
    }
    ClaimLocator locator = new ClaimLocator(now);
    return new ReviewDocument(
        file,
        path,
        now,
        items.stream()
            .map(
                item ->
                    new ReviewItem(
                        now.claims().get(item.claim().index()),
                        item.round(),
                        locator.locate(item.claim().text()),
                        item.why(),
                        item.earlier()))
            .toList());
  }
}
