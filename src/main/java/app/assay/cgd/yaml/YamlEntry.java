package app.assay.cgd.yaml;

import app.assay.text.Span;

/// One key with its value; a key that is no scalar is taken as its source text.
public record YamlEntry(YamlScalar key, YamlNode value) {

  public String name() {
    return key.value();
  }

  /// From the key's first character to the value's last.
  public Span span() {
    return new Span(key.span().start(), Math.max(key.span().end(), value.span().end()));
  }
}
