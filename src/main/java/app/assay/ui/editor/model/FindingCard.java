package app.assay.ui.editor.model;

import java.util.List;

/// What the hover card and the fix popup say about one mark.
///
/// @param id what the mark stands for
/// @param badge the word on the chip, such as "critical"
/// @param style the chip's style: a severity's label or `good`
/// @param rule the rule's id, or the claim's
/// @param note at the right, such as "point 2"; may be empty
/// @param message what is wrong and why it matters
/// @param choices what can be done, the best first
public record FindingCard(
    String id,
    String badge,
    String style,
    String rule,
    String note,
    String message,
    List<Choice> choices) {

  public FindingCard {
    choices = List.copyOf(choices);
  }

  /// One thing to do.
  ///
  /// @param id given back when chosen
  /// @param note what it does, above the words; may be empty
  /// @param lead words before the part that stands out
  /// @param change the part that stands out; may be empty
  /// @param tail words after it
  /// @param quiet true for a way that is seldom the right one, shown muted
  public record Choice(
      String id, String note, String lead, String change, String tail, boolean quiet) {

    /// A choice in plain words.
    public static Choice of(String id, String title) {
      return new Choice(id, "", title, "", "", false);
    }

    /// A choice in plain words that is seldom the right one.
    public static Choice quiet(String id, String title) {
      return new Choice(id, "", title, "", "", true);
    }

    /// A fix: what it does, and how the text will read.
    public static Choice of(String id, String title, FixPreview preview) {
      return new Choice(id, title, preview.lead(), preview.change(), preview.tail(), false);
    }

    /// All its words.
    public String title() {
      return note.isEmpty() ? lead + change + tail : note + ": " + lead + change + tail;
    }
  }
}
