package app.assay.ui.documents;

import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.ui.editor.model.Highlight;
import app.assay.workspace.ClaimReport;
import app.assay.workspace.PlacedFinding;
import java.util.List;

/// What happens in a document that other parts of the window may want to know.
public interface DocumentEvents {

  /// The caret came to stand on marks, perhaps none, the heaviest first.
  void standsOn(OpenDocument document, List<Highlight> marks);

  /// The user wants to know more about a finding.
  void explain(OpenDocument document, PlacedFinding finding);

  /// The user wants to answer a claim.
  void review(OpenDocument document, ClaimReport claim);

  /// The user wants a person to confirm what a finding is about.
  void toRoundB(OpenDocument document, Finding finding);

  /// The user wants the block that a finding is in left out of what the document vouches for.
  void exclude(OpenDocument document, Finding finding);

  /// The user wants to allow a finding; no reason has been given yet.
  void allow(OpenDocument document, PlacedFinding finding);

  /// The user wants a finding mended in this way.
  ///
  /// @param then called once that was done
  void fix(OpenDocument document, Finding finding, Fix fix, Runnable then);

  /// The user wants every finding of a rule mended.
  void fixAll(OpenDocument document, Rule rule);

  /// The user wants to close a document's tab.
  void close(OpenDocument document);
}
