package app.assay.judge.model;

import app.assay.judge.JudgeId;
import app.assay.judge.call.ModelClient;
import app.assay.judge.panel.GatePolicy;
import app.assay.judge.provider.ProviderProfile;
import java.time.Duration;

/// The model that is asked, and how.
///
/// @param by the provider's profile with the model as configured
/// @param source protocol and address, which with the model's name say whose words a cached
///   judgement holds
/// @param client that reaches it
/// @param limit the time for one call
/// @param votes how often each question is asked, each time in another wording: 1, 2 or 3
public record AskedModel(JudgeId by, String source, ModelClient client, Duration limit, int votes) {

  public AskedModel {
    if (by.kind() != JudgeId.Kind.MODEL
        || votes < 1
        || votes > GatePolicy.MOST_VOTES
        || !limit.isPositive()) {
      throw new IllegalArgumentException("a model is asked 1 to 3 times, within a time");
    }
  }

  /// The model of a profile.
  public static AskedModel of(ProviderProfile profile, ModelClient client, int votes) {
    return new AskedModel(
        JudgeId.model(profile.name(), profile.model()),
        profile.kind().label() + " " + profile.address(),
        client,
        Duration.ofSeconds(profile.seconds()),
        votes);
  }
}
