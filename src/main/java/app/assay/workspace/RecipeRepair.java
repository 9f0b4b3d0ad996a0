package app.assay.workspace;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.EditResult;
import app.assay.cgd.edit.Stamp;
import java.util.Optional;

/// Stamps a document anew where its stored hash is of this very text, made by another recipe
/// (rulebook clarity-gate §2.2); no other document is touched.
public sealed interface RecipeRepair {

  /// The hash is of this text by another recipe, and the document can be stamped.
  ///
  /// @param edited computed fields that are there, and the hash
  record Stamped(HashReport hash, EditResult.Edited edited) implements RecipeRepair {}

  /// The hash is right, or nothing shows that it belongs to this text.
  record Left(HashReport hash) implements RecipeRepair {}

  /// The hash is of this text, but the document cannot be stamped.
  ///
  /// @param message why, a sentence
  record Refused(HashReport hash, String message) implements RecipeRepair {}

  /// Plans the repair without writing anything.
  ///
  /// @param sibling bytes of the document it was made from, where known (recipe L4)
  static RecipeRepair plan(CgdDocument document, Optional<byte[]> sibling) {
    HashReport hash = HashReport.of(document, sibling);
    if (hash.match() != HashReport.Match.WRONG_RECIPE) {
      return new Left(hash);
    }
    return switch (new Stamp(DocumentEditor.standard())
        .apply(document, Stamp.Options.PRESENT_ONLY)) {
      case EditResult.Edited edited -> new Stamped(hash, edited);
      case EditResult.Refused(String message) -> new Refused(hash, message);
    };
  }
}
