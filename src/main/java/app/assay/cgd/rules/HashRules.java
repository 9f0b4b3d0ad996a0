package app.assay.cgd.rules;

import app.assay.cgd.check.Check;
import java.util.List;

/// The codes of the hash and of computed fields: HS, RI, EC, FM10 (FS §10.5, §10.6).
final class HashRules {

  private HashRules() {}

  static List<Check> all() {
    return List.of(
        new EHs01(), new WHs01(), new ERi01(), new WRi01(), new EEc01(), new WEc01(), new EFm10());
  }
}
