package app.assay.ui.change;

import app.assay.cgd.edit.EditResult;
import app.assay.hitl.BlockReview;
import app.assay.hitl.WriteResult;
import java.nio.file.Path;

/// That a person reviewed what the last exclusion block of a document holds. Document and ledger
/// get it together, so it is no edit of the open text.
///
/// @param file the document
/// @param inVault the same as the ledger names it
/// @param edited the document before and without the markers
/// @param said of the block
public record BlockDecision(
    BlockReview review,
    Path file,
    String inVault,
    EditResult.Edited edited,
    BlockReview.Said said) {

  BlockReview.Result write() {
    return review.write(file, inVault, edited.before(), edited.document(), said);
  }

  /// Brings document and ledger back.
  WriteResult takeBack(WriteResult.Written written) {
    return review.revert(written, edited.document().source());
  }
}
