package app.assay.ui.judge.model;

import app.assay.judge.provider.ConnectionReport;
import app.assay.judge.provider.ConnectionReport.State;
import app.assay.judge.provider.ConnectionReport.Step;
import app.assay.judge.provider.KeyChest;
import app.assay.judge.provider.ProviderProfile;
import app.assay.judge.provider.Providers;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Progress;
import app.assay.workspace.Stoppable;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/// The keys and connections of this run.
public final class KeyedProfiles implements ProfileDesk {

  private static final double MILLIS = 1_000;

  private final Texts texts = new Texts("judge-profiles");
  private final KeyChest keys;
  private final Providers providers;

  public KeyedProfiles(KeyChest keys, Providers providers) {
    this.keys = keys;
    this.providers = providers;
  }

  @Override
  public Optional<String> keyringTrouble() {
    return keys.keyringTrouble();
  }

  @Override
  public Optional<String> keep(ProviderProfile profile, char[] key) {
    return keys.keep(profile, key);
  }

  @Override
  public Tested test(ProviderProfile profile, Progress progress) {
    ConnectionReport report = Stoppable.run(() -> providers.test(profile), progress);
    String steps =
        Arrays.stream(Step.values())
            .map(step -> step(step, report.steps().getOrDefault(step, State.UNKNOWN)))
            .collect(Collectors.joining(" \u00B7 "));
    String cost =
        texts.get(
            "tested.cost",
            report.time().toMillis() / MILLIS,
            report.use().input(),
            report.use().output());
    return new Tested(report.works(), report.sentence() + "\n" + steps + " \u00B7 " + cost);
  }

  private String step(Step step, State state) {
    return texts.get("tested." + state, texts.get("tested.step." + step));
  }
}
