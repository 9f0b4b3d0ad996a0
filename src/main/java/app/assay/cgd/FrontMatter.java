package app.assay.cgd;

import app.assay.cgd.yaml.YamlMapping;
import app.assay.cgd.yaml.YamlReading;
import app.assay.text.Span;

/// The block between the delimiter lines at the start of a document.
public sealed interface FrontMatter {

  /// Opened, closed and read.
  ///
  /// @param opening the first delimiter line
  /// @param yaml everything between the delimiters, line breaks included
  /// @param closing the second delimiter line
  record Present(Span opening, Span yaml, Span closing, YamlMapping root) implements FrontMatter {}

  /// Opened and closed, but not YAML, or refused by a limit.
  record Unreadable(Span opening, Span yaml, Span closing, YamlReading reading)
      implements FrontMatter {}

  /// Opened and never closed.
  record Unclosed(Span opening) implements FrontMatter {}

  /// The document does not begin with a delimiter line.
  ///
  /// @param firstLine the line that stands there instead
  record Missing(Span firstLine) implements FrontMatter {}
}
