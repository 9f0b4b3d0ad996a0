package app.assay.ui.batch;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.distillery.intake.DomainProposal;
import app.assay.hitl.Reviewer;
import app.assay.ui.FxTest;
import app.assay.ui.batch.model.BatchDesk.DomainSheet;
import app.assay.ui.batch.model.BatchWork;
import app.assay.ui.batch.model.DomainAnswer;
import app.assay.ui.batch.model.SampleBatch;
import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import app.assay.workspace.SameThreadRunner;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/// Proposed domains gone through by keyboard, with pictures to look at.
class DomainsPaneTest extends FxTest {

  private final SampleBatch desk = new SampleBatch(5);
  private BatchWork work;
  private BatchView view;

  @Override
  protected Parent root() {
    Domain lamp =
        new Domain("lamp", "What gives light", DomainStatus.ACTIVE, "", 4, List.of("lamp/"));
    Domain rota = new Domain("rota", "Who watches", DomainStatus.ACTIVE, "", 2, List.of());
    Domain fog = new Domain("fog", "Fog", DomainStatus.DEPRECATED, "", 1, List.of());
    desk.sheet =
        new DomainSheet(
            List.of(
                new DomainProposal(
                    "fog",
                    "Fog",
                    List.of(),
                    List.of(),
                    List.of("fog-signal-every-half-minute"),
                    true,
                    List.of()),
                new DomainProposal(
                    "lamps",
                    "Lamps, their relays and what they cost.",
                    List.of("lamps/", "relays/"),
                    List.of("lamp-fault-relay-id-0"),
                    List.of("lamp-fault-relay-id-0", "lamp-in-a-lantern"),
                    false,
                    List.of(lamp)),
                new DomainProposal(
                    "operations",
                    "",
                    List.of(),
                    List.of(),
                    List.of("lamp-fault-relay-id-0"),
                    false,
                    List.of())),
            List.of(fog, lamp, rota));
    work =
        new BatchWork(
            new BatchWork.Tools(
                desk,
                new SameThreadRunner(),
                Runnable::run,
                () -> Optional.of(new Reviewer("Dana Reviewer")),
                Runnable::run));
    view =
        new BatchView(
            Path.of("batch.json"),
            work,
            new BatchView.Uses(
                Optional.empty(),
                () -> {},
                name -> Optional.empty(),
                code -> Optional.empty(),
                new BatchRepository(() -> "", () -> {}, () -> {}, () -> {}),
                () -> {},
                () -> {}));
    return view;
  }

  @Override
  protected double width() {
    return 1440;
  }

  @Override
  protected double height() {
    return 900;
  }

  private static void until(Callable<Boolean> condition) {
    try {
      WaitForAsyncUtils.waitFor(
          30, TimeUnit.SECONDS, () -> WaitForAsyncUtils.asyncFx(condition).get());
    } catch (TimeoutException e) {
      throw new AssertionError("It did not come.", e);
    }
    settle();
  }

  private void focused(String id) {
    until(() -> node(id).isFocused());
  }

  private Node node(String id) {
    return lookup("#" + id).query();
  }

  private void toTheDomains() {
    interact(
        () -> {
          view.open(false);
          view.focus();
        });
    focused("batch-table");
    push(KeyCode.G);
    settle();
    push(KeyCode.CONTROL, KeyCode.ENTER);
    focused("domains-list");
  }

  @Test
  void nothingIsAgreedByDefaultAndEachIsAnsweredByKeys() {
    toTheDomains();
    assertThat(work.review().orElseThrow().open()).isEqualTo(2);
    assertThat(((Button) node("domains-on")).isDisabled()).isTrue();
    assertThat(((Label) node("domains-name")).getText()).isEqualTo("lamps");
    picture("batch-domains");
    push(KeyCode.CONTROL, KeyCode.ENTER);
    assertThat(work.preview()).isEmpty();
    focused("domains-list");
    push(KeyCode.M);
    focused("domains-others");
    picture("batch-domains-map");
    push(KeyCode.ENTER);
    focused("domains-list");
    assertThat(((Label) node("domains-name")).getText()).isEqualTo("operations");
    push(KeyCode.A);
    settle();
    picture("batch-domains-answered");
    assertThat(work.review().orElseThrow().answers().all())
        .containsOnly(
            Map.entry("lamps", new DomainAnswer.FiledAs("lamp")),
            Map.entry("operations", new DomainAnswer.Agreed()));
    push(KeyCode.CONTROL, KeyCode.ENTER);
    until(() -> work.preview().isPresent());
    focused("batch-preview-lines");
    assertThat(desk.answers.all()).hasSize(2);
  }

  @Test
  void answersAreTakenBackAndEscLeadsStepByStepToTheCandidates() {
    toTheDomains();
    push(KeyCode.X);
    focused("domains-list");
    push(KeyCode.UP);
    settle();
    assertThat(work.review().orElseThrow().open()).isEqualTo(1);
    push(KeyCode.BACK_SPACE);
    settle();
    assertThat(work.review().orElseThrow().open()).isEqualTo(2);
    push(KeyCode.M);
    focused("domains-others");
    push(KeyCode.ESCAPE);
    focused("domains-list");
    push(KeyCode.ESCAPE);
    focused("batch-table");
    assertThat(work.review()).isEmpty();
  }
}
