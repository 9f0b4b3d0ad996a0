package app.assay.workspace;

import java.nio.file.Path;
import java.util.Locale;

/// Which files are documents of the format.
public final class Documents {

  /// What the name of a document ends in (FS §1.1).
  public static final String EXTENSION = ".cgd.md";

  private Documents() {}

  /// True for the name of a document, in any case of letters.
  public static boolean isDocument(Path file) {
    return name(file).endsWith(EXTENSION);
  }

  /// True for the name of a Markdown file, documents included.
  public static boolean isMarkdown(Path file) {
    return name(file).endsWith(".md");
  }

  /// The Markdown file beside a document from which it was made, whether there is one or not.
  public static Path source(Path document) {
    String name = String.valueOf(document.getFileName());
    String stem = name.substring(0, name.length() - EXTENSION.length());
    return document.resolveSibling(stem + ".md");
  }

  /// The document beside a Markdown file that would be made from it, whether there is one or not.
  public static Path madeFrom(Path markdown) {
    String name = String.valueOf(markdown.getFileName());
    String stem = isMarkdown(markdown) ? name.substring(0, name.length() - ".md".length()) : name;
    return markdown.resolveSibling(stem + EXTENSION);
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
  }
}
