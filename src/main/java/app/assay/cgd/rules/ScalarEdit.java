package app.assay.cgd.rules;

import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.text.Span;
import app.assay.text.TextEdit;

/// Another word in the place of a value; the quotes around it stay.
final class ScalarEdit {

  private ScalarEdit() {}

  /// @param word a word that needs no escaping in any style
  static TextEdit of(String text, YamlScalar value, String word) {
    boolean quoted =
        value.style() == YamlScalar.Style.SINGLE_QUOTED
            || value.style() == YamlScalar.Style.DOUBLE_QUOTED;
    Span span = value.span();
    return quoted
        ? new TextEdit(new Span(span.start() + 1, span.end() - 1), word)
        : new TextEdit(span, word);
  }

  /// A word for a key whose value is empty, multi-line or of another kind: everything behind the
  /// colon goes.
  static TextEdit behindColon(String text, YamlEntry entry, String word) {
    int colon = text.indexOf(':', entry.key().span().end());
    return new TextEdit(
        new Span(colon + 1, Math.max(colon + 1, entry.value().span().end())), " " + word);
  }
}
