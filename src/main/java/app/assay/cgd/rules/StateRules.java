package app.assay.cgd.rules;

import app.assay.cgd.check.Check;
import java.util.List;

/// The codes of state consistency, E-SC (FS §10.3).
final class StateRules {

  private StateRules() {}

  static List<Check> all() {
    return List.of(new ESc01(), new ESc02(), new ESc03(), new ESc04(), new ESc05(), new ESc06());
  }
}
