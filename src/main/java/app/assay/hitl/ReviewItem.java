package app.assay.hitl;

import app.assay.cgd.Claim;
import app.assay.cgd.Round;
import app.assay.text.Span;
import java.util.Optional;

/// A claim that waits for a person.
///
/// @param claim as the document has it
/// @param round the file's round; a claim without a valid one is asked in Round B, for doubt is B
/// @param place where its text stands in the body
/// @param why why a person is needed, a sentence
/// @param earlier what was confirmed before, where the text has changed since
public record ReviewItem(
    Claim claim, Round round, Optional<Span> place, String why, Optional<Earlier> earlier) {

  /// A confirmation that no longer fits.
  ///
  /// @param text the claim's text when it was confirmed, empty where the ledger does not hold it
  /// @param by who confirmed it
  /// @param date when, as YYYY-MM-DD
  public record Earlier(String text, String by, String date) {}
}
