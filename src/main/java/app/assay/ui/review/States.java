package app.assay.ui.review;

import app.assay.hitl.Answer;
import app.assay.hitl.ClaimDecision;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.Texts;
import java.util.Optional;
import javafx.scene.control.Label;

/// How the state of a claim looks: a sign that can be told without its colour, and a word.
final class States {

  private final Texts texts;

  States(Texts texts) {
    this.texts = texts;
  }

  Label sign(Optional<ClaimDecision> decision) {
    Label sign = new Label(character(decision.map(ClaimDecision::answer)));
    sign.getStyleClass().add("state-sign");
    return sign;
  }

  String word(Optional<ClaimDecision> decision) {
    return texts.get(decision.map(d -> "state." + d.answer().label()).orElse("state.open"));
  }

  /// The chip of an answer; only answered claims have one.
  Label chip(ClaimDecision decision) {
    return Chips.chip(word(Optional.of(decision)), style(decision.answer()));
  }

  static String style(Answer answer) {
    return switch (answer) {
      case TRUE -> "good";
      case FALSE -> "critical";
      case ESTIMATED -> "warning";
      case SKIP -> "";
    };
  }

  private static String character(Optional<Answer> answer) {
    return answer
        .map(
            a ->
                switch (a) {
                  case TRUE -> "✓";
                  case FALSE -> "✕";
                  case ESTIMATED -> "≈";
                  case SKIP -> "–";
                })
        .orElse("○");
  }
}
