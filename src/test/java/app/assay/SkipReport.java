package app.assay;

import java.util.Map;
import java.util.TreeMap;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/// Says at the end of a run which tests did not look, and why; the runner itself only counts them.
public final class SkipReport implements TestExecutionListener {

  private final Map<String, Integer> lines = new TreeMap<>();

  @Override
  public void executionSkipped(TestIdentifier test, String reason) {
    add(test, reason);
  }

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    if (result.getStatus() == TestExecutionResult.Status.ABORTED) {
      add(test, result.getThrowable().map(Throwable::getMessage).orElse("no reason given"));
    }
  }

  @Override
  public void testPlanExecutionFinished(TestPlan plan) {
    lines.forEach((line, count) -> System.out.println("SKIPPED " + count + " of " + line));
  }

  private void add(TestIdentifier test, String reason) {
    String named =
        test.getUniqueIdObject().getSegments().stream()
            .filter(s -> s.getType().equals("class"))
            .map(UniqueId.Segment::getValue)
            .findFirst()
            .orElse(test.getDisplayName());
    lines.merge(named.substring(named.lastIndexOf('.') + 1) + ": " + reason, 1, Integer::sum);
  }
}
