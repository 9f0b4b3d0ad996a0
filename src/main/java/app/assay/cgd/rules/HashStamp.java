package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.cgd.hash.Recipe;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Fix;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;
import java.util.Optional;

/// The fix that writes the reference hash into `document-sha256`. The hash is that of the text
/// after the edit, because a value of several lines may have been hashed in part.
final class HashStamp {

  static final String KEY = "document-sha256";

  private HashStamp() {}

  /// The fix, or none where there is no such key or nothing to hash.
  static List<Fix> of(CgdDocument document) {
    Optional<YamlEntry> entry = document.header().entry(KEY);
    if (entry.isEmpty()) {
      return List.of();
    }
    String draft = TextEdit.apply(document.text(), List.of(edit(document, entry.get(), "PENDING")));
    return DocumentHash.compute(document.source().withText(draft), Recipe.C)
            instanceof HashResult.Computed(String sha256)
        ? List.of(new Fix("Stamp the document: set its hash", edit(document, entry.get(), sha256)))
        : List.of();
  }

  /// The edit that writes a word on the key's own line; quotes stay where the value stands there.
  static TextEdit edit(CgdDocument document, YamlEntry entry, String word) {
    return entry.value() instanceof YamlScalar scalar && !isMultiLine(document, entry)
        ? ScalarEdit.of(document.text(), scalar, word)
        : ScalarEdit.behindColon(document.text(), entry, word);
  }

  /// True for a value that is empty or does not begin and end on the key's line (RFC-004 §3.4).
  static boolean isMultiLine(CgdDocument document, YamlEntry entry) {
    Span value = entry.value().span();
    boolean block =
        entry.value() instanceof YamlScalar scalar
            && (scalar.style() == YamlScalar.Style.LITERAL
                || scalar.style() == YamlScalar.Style.FOLDED);
    int line = document.lines().lineAt(entry.key().span().start());
    return block || value.isEmpty() || document.lines().lineAt(value.end()) != line;
  }
}
