package app.assay.cgd.rules;

import app.assay.cgd.check.CatalogueEntry;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CommandRule;
import app.assay.cgd.check.Validator;
import java.util.List;
import java.util.stream.Stream;

/// The catalogue of all rules of the format.
public final class FormatRules {

  private FormatRules() {}

  /// Every rule a document is evaluated by, whatever its profile, in the order of its family.
  public static List<Check> all() {
    return Stream.of(
            StructureRules.all(),
            StateRules.all(),
            ExclusionRules.all(),
            HashRules.all(),
            ClaimRules.all(),
            TableRules.all(),
            LimitRules.all(),
            OwnRules.all())
        .flatMap(List::stream)
        .toList();
  }

  /// Every rule that a command raises and no evaluation.
  public static List<CommandRule> ofCommands() {
    return CommandRules.all();
  }

  /// All that a finding can name.
  public static List<CatalogueEntry> catalogue() {
    return Stream.concat(all().stream(), ofCommands().stream()).toList();
  }

  /// A validator that asks every rule a document is evaluated by.
  public static Validator validator() {
    return new Validator(all());
  }
}
