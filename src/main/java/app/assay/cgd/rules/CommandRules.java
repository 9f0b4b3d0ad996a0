package app.assay.cgd.rules;

import app.assay.cgd.check.CommandRule;
import java.util.List;

/// The codes of commands, E-PM, W-DM, E-QU and W-QU (FS §10.8, §10.9).
final class CommandRules {

  private CommandRules() {}

  static List<CommandRule> all() {
    return List.of(
        new EPm01(), new EPm02(), new WDm01(), new EQu01(), new EQu02(), new WQu01(), new WQu02());
  }
}
