package app.assay.cgd.yaml;

import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.math.BigDecimal;
import java.util.Optional;

/// One scalar.
///
/// @param value its content with escapes and folding undone
/// @param style how it was written
public record YamlScalar(String value, Style style, Span span) implements YamlNode {

  /// How a scalar is written in the file.
  public enum Style {
    PLAIN,
    SINGLE_QUOTED,
    DOUBLE_QUOTED,
    LITERAL,
    FOLDED
  }

  public boolean isPlain() {
    return style == Style.PLAIN;
  }

  /// True for a plain empty value, `~` or `null` in its three spellings.
  public boolean isNull() {
    return isPlain()
        && switch (value) {
          case "", "~", "null", "Null", "NULL" -> true;
          default -> false;
        };
  }

  /// True when there is nothing to read: null, empty or white space only.
  public boolean isBlank() {
    return isNull() || WhiteSpace.isBlank(value);
  }

  /// A real boolean of YAML 1.2; `"true"`, `yes` and `on` are none (FS §11.2).
  public Optional<Boolean> bool() {
    if (!isPlain()) {
      return Optional.empty();
    }
    return switch (value) {
      case "true", "True", "TRUE" -> Optional.of(true);
      case "false", "False", "FALSE" -> Optional.of(false);
      default -> Optional.empty();
    };
  }

  /// A plain decimal integer or fraction such as `2`, `-1` or `0.15`; a quoted number is none.
  public Optional<BigDecimal> number() {
    if (!isPlain() || value.isEmpty() || value.length() > 40) {
      return Optional.empty();
    }
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      boolean sign = i == 0 && (c == '-' || c == '+');
      if (!sign && c != '.' && (c < '0' || c > '9')) {
        return Optional.empty();
      }
    }
    try {
      return Optional.of(new BigDecimal(value));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  @Override
  public boolean sameValue(YamlNode other) {
    return other instanceof YamlScalar scalar
        && value.equals(scalar.value)
        && isPlain() == scalar.isPlain();
  }
}
