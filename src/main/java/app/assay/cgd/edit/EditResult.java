package app.assay.cgd.edit;

import app.assay.cgd.CgdDocument;
import app.assay.text.TextEdit;
import java.util.List;

/// What came of an edit.
public sealed interface EditResult {

  /// The changes were made and read back as intended.
  ///
  /// @param before the document as it was
  /// @param document the changed document
  /// @param edits what leads from one text to the other, ordered, without overlap; none where
  ///   everything already was as asked
  record Edited(CgdDocument before, CgdDocument document, List<TextEdit> edits)
      implements EditResult {

    public Edited {
      edits = List.copyOf(edits);
    }

    /// Nothing changed.
    public static Edited unchanged(CgdDocument document) {
      return new Edited(document, document, List.of());
    }

    /// This edit and then another one of its outcome, as one.
    public Edited followedBy(Edited next) {
      EditChain chain = new EditChain(before.text().length());
      chain.add(edits);
      chain.add(next.edits);
      return new Edited(before, next.document, chain.edits());
    }
  }

  /// Nothing was changed.
  ///
  /// @param message why, in words for the user
  record Refused(String message) implements EditResult {}
}
