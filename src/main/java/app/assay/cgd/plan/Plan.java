package app.assay.cgd.plan;

import app.assay.cgd.edit.EditResult;
import app.assay.finding.Finding;
import java.util.List;

/// What came of planning a change of a whole document. Nothing has been written.
public sealed interface Plan {

  /// It can be done, and the result has no error that the document did not have.
  ///
  /// @param edited computed fields and hash included
  /// @param notes sentences for the user about what the change means
  record Ready(EditResult.Edited edited, List<String> notes) implements Plan {

    public Ready {
      notes = List.copyOf(notes);
    }
  }

  /// It cannot be done.
  ///
  /// @param message why, a sentence
  /// @param findings what stands in the way, with places in the document that was given
  record Refused(String message, List<Finding> findings) implements Plan {

    public Refused {
      findings = List.copyOf(findings);
    }

    /// A refusal that no finding explains further.
    public static Refused because(String message) {
      return new Refused(message, List.of());
    }
  }
}
