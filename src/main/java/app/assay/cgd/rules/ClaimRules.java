package app.assay.cgd.rules;

import app.assay.cgd.check.Check;
import java.util.List;

/// The codes of claims, E-HC and W-HC (FS §10.6.1).
final class ClaimRules {

  private ClaimRules() {}

  static List<Check> all() {
    return List.of(
        new EHc01(),
        new EHc02(),
        new EHc03(),
        new EHc04(),
        new WHc01(),
        new WHc02(),
        new WHc04(),
        new WHc06(),
        new WHc07());
  }
}
