package app.assay.cgd.rules;

import app.assay.cgd.check.Check;
import app.assay.cgd.check.Validator;
import java.util.List;
import java.util.stream.Stream;

/// The catalogue of all rules of the format.
public final class FormatRules {

  private FormatRules() {}

  /// Every rule, whatever its profile, in the order of its family.
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

  /// A validator that asks all of them.
  public static Validator validator() {
    return new Validator(all());
  }
}
