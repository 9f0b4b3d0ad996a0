package app.assay.ui.judge;

import app.assay.ui.theme.Texts;

/// What a gate is called where people read it; one that has no words keeps its label.
final class GateWords {

  private final Texts texts = new Texts("judge-gates");

  /// @param label such as `candidates/r1`
  String of(String label) {
    return switch (label) {
      case "claims", "claims/sot", "candidates/r1", "candidates/r6", "candidates/r7" ->
          texts.get("gate." + label);
      default -> label;
    };
  }
}
