package app.assay.cgd.rules;

import app.assay.cgd.check.Check;
import java.util.List;

/// Limits, forward compatibility and previews: PL, FC, FM, CC (FS §10.10, RFC-002, RFC-004).
final class LimitRules {

  private LimitRules() {}

  static List<Check> all() {
    return List.of(
        new EPl01(),
        new WPl02(),
        new WPl03(),
        new EPl04(),
        new EPl05(),
        new EPl06(),
        new EPl07(),
        new EPl08(),
        new WPl09(),
        new EPl09(),
        new EPl10(),
        new WFc01(),
        new WFm11(),
        new WCc01(),
        new WCc02());
  }
}
