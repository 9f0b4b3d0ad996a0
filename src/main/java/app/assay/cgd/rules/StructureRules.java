package app.assay.cgd.rules;

import app.assay.cgd.check.Check;
import java.util.List;

/// The structural codes E-ST and W-ST (FS §10.2).
final class StructureRules {

  private StructureRules() {}

  static List<Check> all() {
    return List.of(
        new ESt01(),
        new ESt02(),
        new ESt03(),
        new ESt04(),
        new ESt05(),
        new ESt06(),
        new ESt07(),
        new ESt08(),
        new ESt09(),
        new ESt10(),
        new WSt11());
  }
}
