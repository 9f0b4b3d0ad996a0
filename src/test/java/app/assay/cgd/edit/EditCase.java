package app.assay.cgd.edit;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.text.SourceText;
import app.assay.text.TextEdit;
import java.util.List;

/// Short words for tests of edits.
final class EditCase {

  private static final CgdParser PARSER = CgdParser.standard();

  private EditCase() {}

  static CgdDocument parse(String text) {
    return PARSER.parse(SourceText.of(text));
  }

  /// A document of this front matter, given without delimiters but with its last line break.
  static CgdDocument header(String yaml) {
    return parse("---\n" + yaml + "---\nbody\n");
  }

  /// The front matter after changes.
  static String yamlAfter(String yaml, Change... changes) {
    String text = edited(header(yaml), changes).document().text();
    assertThat(text).startsWith("---\n").endsWith("---\nbody\n");
    return text.substring(4, text.length() - "---\nbody\n".length());
  }

  static EditResult.Edited edited(CgdDocument document, Change... changes) {
    EditResult result = new DocumentEditor(PARSER).apply(document, List.of(changes));
    assertThat(result).isInstanceOf(EditResult.Edited.class);
    EditResult.Edited edited = (EditResult.Edited) result;
    assertThat(TextEdit.apply(document.text(), edited.edits())).isEqualTo(edited.document().text());
    return edited;
  }

  static String refused(CgdDocument document, Change... changes) {
    EditResult result = new DocumentEditor(PARSER).apply(document, List.of(changes));
    assertThat(result).isInstanceOf(EditResult.Refused.class);
    return ((EditResult.Refused) result).message();
  }

  static Change set(String key, String text) {
    return new Change.SetField(key, Value.text(text));
  }

  static Change claim(int index, String key, String text) {
    return new Change.SetClaimField(index, key, Value.text(text));
  }
}
