package app.assay.ui.judge;

import app.assay.judge.provider.KeySource;
import app.assay.ui.theme.Texts;

/// What is said of a source.
final class SourceWords {

  private SourceWords() {}

  /// Where its token comes from.
  static String token(Texts texts, KeySource key) {
    return switch (key) {
      case KeySource.None _ -> texts.get("with.none");
      case KeySource.Environment(String variable) -> texts.get("with.env", variable);
      case KeySource.Keyring _ -> texts.get("with.keyring");
      case KeySource.ThisRun _ -> texts.get("with.run");
    };
  }
}
