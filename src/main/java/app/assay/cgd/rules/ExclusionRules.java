package app.assay.cgd.rules;

import app.assay.cgd.check.Check;
import java.util.List;

/// The codes of exclusion blocks, E-EX and W-EX (FS §10.4).
final class ExclusionRules {

  private ExclusionRules() {}

  static List<Check> all() {
    return List.of();
  }
}
