package app.assay.house;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.TryCatchBlock;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;

/// Holds for a method with a catch clause of one of the given types.
final class CatchEverything extends ArchCondition<JavaClass> {

  private final Set<String> types;

  CatchEverything(Set<String> types) {
    super("catch one of " + types);
    this.types = types;
  }

  @Override
  public void check(JavaClass javaClass, ConditionEvents events) {
    for (JavaCodeUnit code : javaClass.getCodeUnits()) {
      for (TryCatchBlock block : code.getTryCatchBlocks()) {
        boolean caught =
            block.getCaughtThrowables().stream().anyMatch(t -> types.contains(t.getFullName()));
        events.add(
            new SimpleConditionEvent(
                code, caught, "%s catches everything".formatted(code.getFullName())));
      }
    }
  }
}
