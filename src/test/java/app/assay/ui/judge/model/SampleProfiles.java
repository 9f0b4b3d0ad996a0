package app.assay.ui.judge.model;

import app.assay.judge.provider.KeySource;
import app.assay.judge.provider.ProviderProfile;
import app.assay.workspace.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Keys and connections for a test; remembers what it was given.
public final class SampleProfiles implements ProfileDesk {

  public final List<String> keys = new ArrayList<>();
  public final List<ProviderProfile> tested = new ArrayList<>();
  public Optional<String> keyring =
      Optional.of(
          "The keyring of this desktop cannot be used: no secret service answers. Name a variable,"
              + " or keep the key for this run only.");
  public Tested answer =
      new Tested(true, "It works: llama3.2:3b answered in 0.8 s with 41 tokens in and 12 out.");

  @Override
  public Optional<String> keyringTrouble() {
    return keyring;
  }

  @Override
  public Optional<String> keep(ProviderProfile profile, char[] key) {
    keys.add(new String(key));
    java.util.Arrays.fill(key, '\0');
    return profile.key().equals(new KeySource.Keyring()) ? keyring : Optional.empty();
  }

  @Override
  public Tested test(ProviderProfile profile, Progress progress) {
    tested.add(profile);
    return answer;
  }
}
