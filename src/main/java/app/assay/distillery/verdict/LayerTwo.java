package app.assay.distillery.verdict;

import java.util.List;

/// The codes that judges decide, in the order of the seed.
public final class LayerTwo {

  private static final List<GateRule> RULES =
      List.of(new R1EvidenceInsufficient(), new R6Duplicate(), new R7DirectlyDerivable());

  private LayerTwo() {}

  /// All rules of the second layer.
  public static List<GateRule> rules() {
    return RULES;
  }
}
