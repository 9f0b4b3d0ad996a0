package app.assay.ui.kept;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.distillery.gate.Agreement;
import app.assay.distillery.kept.KeptCase;
import app.assay.distillery.kept.KeptResult;
import app.assay.distillery.kept.KeptState;
import app.assay.hitl.Reviewer;
import app.assay.ui.FxTest;
import app.assay.ui.batch.model.SampleBatch;
import app.assay.ui.kept.model.KeptDesk;
import app.assay.ui.kept.model.KeptModel;
import app.assay.vault.KeptCandidate;
import app.assay.workspace.SameThreadRunner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/// The kept candidates by keyboard, with pictures to look at.
class KeptViewTest extends FxTest {

  /// Keeps in memory.
  private static final class Desk implements KeptDesk {

    private final List<KeptCandidate> rows = new ArrayList<>();

    @Override
    public Shelf read() {
      List<KeptCase> cases = KeptCase.of(rows.reversed());
      return new Shelf("vaults/vault.db", cases, Agreement.ofCases(cases));
    }

    @Override
    public KeptResult reopen(KeptCase one, String reason, String by) {
      rows.add(decided(one.newest(), "reopened", reason, by));
      return new KeptResult.Done(one);
    }

    @Override
    public KeptResult withdraw(KeptCase one, String by) {
      rows.add(decided(one.newest(), "withdrawn", "A slip.", by));
      return new KeptResult.Done(one);
    }

    private static KeptCandidate decided(
        KeptCandidate row, String decision, String reason, String by) {
      return new KeptCandidate(
          row.batch(),
          row.candidateId(),
          row.candidate(),
          "",
          "",
          decision,
          reason,
          by,
          "2026-06-16 10:00:00");
    }
  }

  private final Desk desk = new Desk();
  private KeptModel model;
  private KeptView view;
  private int batches;
  private int left;

  private static KeptCandidate judged(int index, String verdict, String code, String notes) {
    var candidate = SampleBatch.rowOf(index);
    return new KeptCandidate(
        "batch-2026-06-09.json",
        candidate.id(),
        candidate.text(),
        verdict,
        "{\"verdict\": \"%s\", \"rejection_codes\": [%s], \"notes\": \"%s\"}"
            .formatted(verdict, code.isEmpty() ? "" : "\"" + code + "\"", notes),
        "",
        "",
        "Dana Reviewer",
        "2026-06-15 09:00:0" + index);
  }

  @Override
  protected Parent root() {
    desk.rows.add(judged(0, "pass", "", "All checks passed."));
    desk.rows.add(judged(1, "deferred", "", "Not decided: R1_EVIDENCE_INSUFFICIENT."));
    KeptCandidate keys = judged(3, "fail", "R7_DIRECTLY_DERIVABLE", "Visible in keys.md:4.");
    desk.rows.add(keys);
    desk.rows.add(Desk.decided(keys, "rejected", "It stands in keys.md; R6 as well.", "Ida Berg"));
    desk.rows.add(
        judged(2, "fail", "R7_DIRECTLY_DERIVABLE", "Q1=yes, visible in plans/tower.md:12."));
    model =
        new KeptModel(
            desk, new SameThreadRunner(), () -> Optional.of(new Reviewer("Dana Reviewer")));
    view = new KeptView(model, () -> batches++, () -> {}, () -> left++, () -> {});
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
    until(() -> lookup("#" + id).<Node>query().isFocused());
  }

  private String message() {
    return lookup("#kept-message").queryAs(Label.class).getText();
  }

  @Test
  void failedCandidateIsReopenedByKeysAndThatIsTakenBack() {
    interact(view::shown);
    focused("kept-list");
    assertThat(model.chosen().orElseThrow().id()).isEqualTo("lamp-in-a-lantern");
    picture("kept");
    push(KeyCode.R);
    focused("kept-reason");
    assertThat(message()).startsWith("A reason is needed first");
    write("The plans are wrong");
    settle();
    assertThat(lookup("#kept-reason").queryAs(TextField.class).getText())
        .isEqualTo("The plans are wrong");
    push(KeyCode.ENTER);
    focused("kept-list");
    assertThat(model.chosen().orElseThrow().state()).isEqualTo(KeptState.REOPENED);
    assertThat(model.open()).isEqualTo(1);
    picture("kept-reopened");
    push(KeyCode.B);
    settle();
    assertThat(batches).isEqualTo(1);
    push(KeyCode.CONTROL, KeyCode.Z);
    until(() -> model.open() == 0);
    assertThat(model.chosen().orElseThrow().state()).isEqualTo(KeptState.FAILED);
    push(KeyCode.ESCAPE);
    settle();
    assertThat(left).isEqualTo(1);
  }

  @Test
  void agreementCountsPerCode() {
    interact(view::shown);
    focused("kept-list");
    TableView<?> table = lookup("#kept-agreement").queryAs(TableView.class);
    assertThat(table.getItems()).hasSize(2);
    assertThat(table.getColumns().get(5).getCellData(1)).isEqualTo("100 % (1 of 1)");
    assertThat(table.getColumns().get(1).getCellData(1)).isEqualTo("2");
    assertThat(table.getColumns().get(4).getCellData(0)).isEqualTo("1");
  }

  @Test
  void wordsNarrowTheListAndAnEmptyStoreSaysWhatToDo() {
    interact(view::shown);
    focused("kept-list");
    push(KeyCode.CONTROL, KeyCode.F);
    focused("kept-search");
    write("tower.md");
    settle();
    ListView<?> list = lookup("#kept-list").queryAs(ListView.class);
    assertThat(list.getItems()).hasSize(1);
    desk.rows.clear();
    interact(model::refresh);
    settle();
    assertThat(lookup("#kept-none").queryAs(Label.class).getText()).startsWith("Nothing is kept");
    picture("kept-none");
  }
}
