package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Takes keys out of the front matter with their whole lines.
final class EntryLines {

  private EntryLines() {}

  /// Edits that delete the lines of entries; empty where one of them shares its line with anything
  /// else, because then only a person can take it out.
  static Optional<List<TextEdit>> deletion(CgdDocument document, List<YamlEntry> entries) {
    List<TextEdit> edits = new ArrayList<>();
    LineIndex lines = document.lines();
    for (YamlEntry entry : entries) {
      Span span = entry.span();
      int line = lines.lineAt(span.start());
      Span content = lines.content(line);
      boolean alone =
          span.end() <= content.end()
              && WhiteSpace.isBlank(document.text().substring(content.start(), span.start()))
              && WhiteSpace.isBlank(document.text().substring(span.end(), content.end()));
      if (!alone) {
        return Optional.empty();
      }
      edits.add(TextEdit.delete(lines.whole(line)));
    }
    return Optional.of(edits);
  }
}
