package app.assay.cgd.yaml;

import app.assay.text.Span;

/// A value as it was written: no type is guessed, no date or boolean is converted.
public sealed interface YamlNode permits YamlScalar, YamlSequence, YamlMapping {

  /// The characters of the value, without trailing line breaks or comments.
  Span span();

  /// True when both hold the same values in the same order, whatever their style and place.
  boolean sameValue(YamlNode other);
}
