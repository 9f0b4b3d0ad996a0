package app.assay.cgd.rules;

import app.assay.cgd.yaml.YamlNode;
import app.assay.cgd.yaml.YamlScalar;
import java.math.BigDecimal;
import java.util.Optional;

/// A number of YAML as exclusions-coverage may be written, with or without an exponent.
final class CoverageValue {

  private CoverageValue() {}

  /// The number, whatever its size; empty for quoted text, infinities and anything else.
  static Optional<BigDecimal> of(YamlNode node) {
    if (!(node instanceof YamlScalar scalar) || !scalar.isPlain()) {
      return Optional.empty();
    }
    boolean exponent =
        scalar
            .value()
            .matches("[-+]?([0-9]{1,20}[.]?[0-9]{0,20}|[.][0-9]{1,20})[eE][-+]?[0-9]{1,3}");
    return exponent ? Optional.of(new BigDecimal(scalar.value())) : scalar.number();
  }

  /// True for 0 to 1.
  static boolean isShare(BigDecimal number) {
    return number.signum() >= 0 && number.compareTo(BigDecimal.ONE) <= 0;
  }
}
