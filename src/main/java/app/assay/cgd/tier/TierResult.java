package app.assay.cgd.tier;

import app.assay.cgd.Claim;
import app.assay.cgd.edit.EditResult;
import app.assay.finding.Finding;
import java.util.List;

/// What came of planning a promotion or a demotion. Nothing has been written.
public sealed interface TierResult {

  /// It can be done, and the result has no error that the document did not have.
  ///
  /// @param edited computed fields and hash included
  /// @param notes sentences for the user, such as which claims were left out
  record Planned(EditResult.Edited edited, List<String> notes) implements TierResult {

    public Planned {
      notes = List.copyOf(notes);
    }
  }

  /// There is nothing to do, which is no failure (W-DM01).
  record Unchanged(Finding finding) implements TierResult {}

  /// Claims state no value, which their rows need: ask a person for them and plan again (rulebook
  /// C20).
  ///
  /// @param findings one for each value, with its claim's place
  record ValuesMissing(List<Claim> claims, List<Finding> findings) implements TierResult {

    public ValuesMissing {
      claims = List.copyOf(claims);
      findings = List.copyOf(findings);
    }
  }

  /// It cannot be done.
  ///
  /// @param message why, a sentence
  /// @param findings what stands in the way, with places in the document that was given
  record Refused(String message, List<Finding> findings) implements TierResult {

    public Refused {
      findings = List.copyOf(findings);
    }
  }
}
