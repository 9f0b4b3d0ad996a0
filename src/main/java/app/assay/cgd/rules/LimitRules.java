package app.assay.cgd.rules;

import app.assay.cgd.check.Check;
import java.util.List;

/// Limits, forward compatibility and previews: PL, FC, FM, CC (FS §10.10, RFC-002, RFC-004).
final class LimitRules {

  private LimitRules() {}

  static List<Check> all() {
    return List.of();
  }
}
