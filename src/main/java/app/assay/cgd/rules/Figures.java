package app.assay.cgd.rules;

import java.util.Locale;

/// Large numbers as messages show them.
final class Figures {

  private Figures() {}

  /// "10,000,000".
  static String of(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
