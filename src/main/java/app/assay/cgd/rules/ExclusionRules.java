package app.assay.cgd.rules;

import app.assay.cgd.check.Check;
import java.util.List;

/// The codes of exclusion blocks, E-EX and W-EX (FS §10.4).
final class ExclusionRules {

  private ExclusionRules() {}

  static List<Check> all() {
    return List.of(
        new EEx00(),
        new EEx01(),
        new EEx02(),
        new EEx03(),
        new EEx04(),
        new EEx05(),
        new EEx06(),
        new EEx07(),
        new EEx08(),
        new EEx09(),
        new EEx10(),
        new WEx05());
  }
}
