package app.assay.ui.judge.model;

import app.assay.judge.GateId;
import app.assay.judge.Question;
import app.assay.judge.model.Estimate;
import app.assay.judge.model.ModelJudge;
import app.assay.judge.provider.ProviderProfile;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Judges;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What asking judges would cost, in words. Sends nothing.
public final class Estimates {

  private final Texts texts = new Texts("judge");
  private final Judges judges;

  public Estimates(Judges judges) {
    this.judges = judges;
  }

  /// What it comes to.
  ///
  /// @param calls to models
  /// @param withinCap false when the limit of money would be passed
  /// @param asksModel false when no gate of the questions has a model
  public record Sum(String sentence, int calls, boolean withinCap, boolean asksModel) {}

  /// The sum over the models of all gates.
  public Sum of(List<Question> questions) {
    Map<GateId, List<Question>> gates = new LinkedHashMap<>();
    questions.forEach(q -> gates.computeIfAbsent(q.gate(), _ -> new ArrayList<>()).add(q));
    List<String> sentences = new ArrayList<>();
    int calls = 0;
    boolean within = true;
    boolean asks = false;
    for (var gate : gates.entrySet()) {
      Optional<ProviderProfile> profile = judges.profile(gate.getKey());
      Optional<ModelJudge> model = judges.model(gate.getKey());
      if (profile.isEmpty() || model.isEmpty()) {
        sentences.add(texts.get("estimate.none", gate.getKey().label()));
        continue;
      }
      Estimate estimate = model.get().estimate(gate.getValue());
      asks = true;
      calls += estimate.calls();
      within &= estimate.withinCap();
      sentences.add(sentence(profile.get(), estimate));
    }
    return new Sum(String.join(" ", sentences), calls, within, asks);
  }

  private String sentence(ProviderProfile profile, Estimate estimate) {
    int fresh = estimate.questions() - estimate.cached();
    if (estimate.calls() == 0) {
      return texts.get("estimate.cached", estimate.cached());
    }
    String money =
        estimate.money().signum() == 0
            ? texts.get("estimate.free")
            : texts.get(
                "estimate.money",
                estimate.money().stripTrailingZeros().toPlainString(),
                estimate.currency());
    String said =
        texts.get(
            "estimate",
            fresh,
            profile.name(),
            profile.model(),
            estimate.tokens().input() + estimate.tokens().output(),
            money);
    if (estimate.cached() > 0) {
      said += " " + texts.get("estimate.known", estimate.cached());
    }
    return estimate.withinCap()
        ? said
        : said
            + " "
            + texts.get(
                "estimate.cap",
                profile.cap().stripTrailingZeros().toPlainString(),
                profile.price().currency());
  }
}
