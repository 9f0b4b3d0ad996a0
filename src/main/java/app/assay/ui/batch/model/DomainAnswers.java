package app.assay.ui.batch.model;

import app.assay.distillery.intake.IntakeTerms;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What a person said of proposed domains, by their names; nothing is agreed by default.
public record DomainAnswers(Map<String, DomainAnswer> all) {

  /// Nothing was said yet.
  public static final DomainAnswers NONE = new DomainAnswers(Map.of());

  public DomainAnswers {
    all = Map.copyOf(all);
  }

  /// What was said of one.
  public Optional<DomainAnswer> of(String name) {
    return Optional.ofNullable(all.get(name));
  }

  DomainAnswers with(String name, Optional<DomainAnswer> answer) {
    Map<String, DomainAnswer> changed = new HashMap<>(all);
    changed.remove(name);
    answer.ifPresent(said -> changed.put(name, said));
    return new DomainAnswers(changed);
  }

  /// The terms by which candidates enter.
  IntakeTerms terms() {
    Set<String> agreed = new HashSet<>();
    Set<String> refused = new HashSet<>();
    Map<String, String> filedAs = new HashMap<>();
    all.forEach(
        (name, answer) -> {
          switch (answer) {
            case DomainAnswer.Agreed() -> agreed.add(name);
            case DomainAnswer.FiledAs(String as) -> filedAs.put(name, as);
            case DomainAnswer.Refused() -> refused.add(name);
          }
        });
    return new IntakeTerms(agreed, false, true, filedAs, refused);
  }
}
