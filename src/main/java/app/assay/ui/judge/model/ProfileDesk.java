package app.assay.ui.judge.model;

import app.assay.judge.provider.ProviderProfile;
import app.assay.workspace.Progress;
import java.util.Optional;

/// Keys and connections of profiles. Works in the background.
public interface ProfileDesk {

  /// Whether a keyring can be used here; empty when it can, else why not. Tried out by keeping,
  /// reading back and taking away something that is no key.
  Optional<String> keyringTrouble();

  /// Keeps a key where the profile says its keys are.
  ///
  /// @param key cleared when this returns
  /// @return why it was not kept, without the key
  Optional<String> keep(ProviderProfile profile, char[] key);

  /// Tries a profile out with one small question.
  Tested test(ProviderProfile profile, Progress progress);

  /// What came of a try.
  ///
  /// @param works true when the model can be used
  /// @param sentence what was found, for people
  record Tested(boolean works, String sentence) {}
}
