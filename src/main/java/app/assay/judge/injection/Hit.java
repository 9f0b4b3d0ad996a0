package app.assay.judge.injection;

import app.assay.text.Span;

/// Text that speaks to a model or to whoever judges.
///
/// @param span where it stands
/// @param what it does, as the end of a sentence: "tells a model to ignore its instructions"
/// @param how it is hidden, such as `in base64`; empty where it stands in the open
public record Hit(Span span, String what, String how) {

  /// A sentence about it.
  public String message() {
    return "This text "
        + what
        + (how.isEmpty() ? "" : ", " + how)
        + ". No judge here obeys it; look whether it belongs in the document.";
  }
}
