package app.assay.cgd.rules;

import java.util.Locale;

/// The correspondence between a rule's id and the name of its class.
final class RuleNames {

  private RuleNames() {}

  /// `E-ST01` gives `ESt01`, `X-CONFIRMER-MACHINE` gives `XConfirmerMachine`.
  static String className(String id) {
    StringBuilder name = new StringBuilder();
    for (String part : id.split("-")) {
      name.append(part.charAt(0)).append(part.substring(1).toLowerCase(Locale.ROOT));
    }
    return name.toString();
  }
}
