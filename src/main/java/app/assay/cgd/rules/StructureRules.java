package app.assay.cgd.rules;

import app.assay.cgd.check.Check;
import java.util.List;

/// The structural codes E-ST and W-ST (FS §10.2).
final class StructureRules {

  private StructureRules() {}

  static List<Check> all() {
    return List.of(new ESt01());
  }
}
