package app.assay.judge.injection;

import app.assay.text.Span;
import java.util.function.UnaryOperator;

/// A text as it is seen once something that hides it is taken away.
///
/// @param text what is then there
/// @param place where a part of it stands in the document
/// @param how it was hidden, such as `in base64`; empty where it was not
record Layer(String text, UnaryOperator<Span> place, String how) {

  /// Something found in a layer.
  record Found(String section, Span span) {}

  /// The document as it is.
  static Layer plain(String text) {
    return new Layer(text, UnaryOperator.identity(), "");
  }
}
