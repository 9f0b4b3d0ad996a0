package app.assay.ui.review;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.Round;
import app.assay.hitl.Answer;
import app.assay.ui.FxTest;
import app.assay.ui.review.model.ReviewEntry;
import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.review.model.ReviewModel.Stage;
import app.assay.ui.review.model.ReviewScope;
import app.assay.ui.review.model.SampleReview;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javafx.scene.Parent;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Pictures of every state of the confirmation screen, for people to look at.
class ReviewPicturesTest extends FxTest {

  private static final String HANDBOOK = "documents/keepers-handbook.cgd.md";
  private static final String PLAN = "documents/capacity-plan.cgd.md";
  private static final String AUDIT = "documents/power-audit.cgd.md";
  private static final String MARKET = "imported/market-note.cgd.md";
  private static final String[] ALL = {
    HANDBOOK, PLAN, AUDIT, MARKET, "imported/tide-tables.cgd.md", "imported/todai-hokoku.cgd.md"
  };

  @TempDir Path vault;
  private SampleReview sample;
  private ReviewModel review;
  private ReviewView view;

  @Override
  protected Parent root() {
    sample = new SampleReview(vault);
    review = new ReviewModel(sample.tools);
    view = new ReviewView(review, () -> {});
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

  private void open(String... documents) {
    interact(
        () -> {
          review.open(sample.scope(documents));
          view.focusList();
        });
    settle();
  }

  private void answer(Answer answer, String note, int seconds) {
    interact(
        () -> {
          sample.pass(Duration.ofSeconds(seconds));
          review.asking().setNote(note);
          assertThat(review.asking().decide(answer)).isTrue();
        });
    settle();
  }

  @Test
  void rounds() {
    open(ALL);
    interact(
        () ->
            review
                .asking()
                .select(
                    review.asking().shown().subList(1, 4).stream().map(ReviewEntry::key).toList()));
    settle();
    picture("review-round-a");
    interact(
        () ->
            review
                .asking()
                .select(review.asking().shown().stream().map(ReviewEntry::key).toList()));
    answer(Answer.TRUE, "", 70);
    assertThat(review.asking().round()).isEqualTo(Round.B);
    answer(Answer.TRUE, "Archivio comunale, foglio 12", 30);
    answer(Answer.TRUE, "Harbour Optics price list 2026, page 2, line E27 marine", 12);
    answer(Answer.FALSE, "The test sheet of May says 55 ms", 25);
    answer(Answer.ESTIMATED, "Range by the maker, not measured at sea", 25);
    press(KeyCode.TAB);
    write("Outage log 2025, page 3, 41 of 103");
    sample.pass(Duration.ofSeconds(12));
    settle();
    picture("review-round-b");
    interact(() -> review.asking().select(List.of(review.asking().shown().get(3).key())));
    settle();
    picture("review-answered");
  }

  @Test
  void halfConfirmed() {
    open(AUDIT);
    interact(() -> review.asking().select(List.of(review.asking().shown().get(1).key())));
    settle();
    picture("review-partial");
  }

  @Test
  void previewAndResult() {
    open(HANDBOOK, PLAN, MARKET);
    interact(
        () ->
            review
                .asking()
                .select(review.asking().shown().stream().map(ReviewEntry::key).toList()));
    answer(Answer.TRUE, "", 70);
    answer(Answer.TRUE, "Harbour Optics price list 2026, page 2", 12);
    answer(Answer.SKIP, "", 12);
    answer(Answer.SKIP, "", 12);
    answer(Answer.TRUE, "Survey of five makers, March 2026, page 4", 20);
    answer(Answer.ESTIMATED, "Counted on six days in May", 20);
    sample.unsaved.add(sample.copy(PLAN));
    interact(() -> review.preview());
    settle();
    assertThat(review.stage()).isEqualTo(Stage.PREVIEW);
    picture("review-preview");
    interact(
        () -> review.committing().declareClear(review.committing().documents().getLast(), true));
    settle();
    interact(
        () ->
            lookup("#review-preview-documents")
                .queryAs(javafx.scene.control.ScrollPane.class)
                .setVvalue(1));
    picture("review-preview-clear");
    interact(() -> review.write());
    settle();
    picture("review-result");
    interact(() -> review.undo());
    settle();
    picture("review-taken-back");
  }

  @Test
  void refusedAndLeftOut() throws IOException {
    Path latin = vault.resolve("harbour-dues.cgd.md");
    Files.write(latin, new byte[] {(byte) 0xE9, '\n'});
    interact(
        () -> {
          review.open(
              new ReviewScope("lighthouse", List.of(sample.copy(PLAN), sample.copy(AUDIT), latin)));
          view.focusList();
        });
    settle();
    interact(() -> review.asking().select(List.of(review.asking().shown().get(1).key())));
    answer(Answer.FALSE, "The test sheet of May says 55 ms", 25);
    picture("review-left-out");
    interact(() -> review.preview());
    settle();
    clickOn("#review-offer-capacity-plan-0");
    settle();
    assertThat(lookup("#review-offer-capacity-plan-0").queryAs(ToggleButton.class).isSelected())
        .isTrue();
    picture("review-offers");
    interact(() -> review.open(new ReviewScope("lighthouse", List.of(latin))));
    settle();
    picture("review-empty-left-out");
  }

  @Test
  void changedSinceConfirmed() {
    open(PLAN);
    answer(Answer.TRUE, "Harbour Optics price list 2025, page 2", 12);
    interact(
        () -> {
          review.preview();
          review.write();
        });
    settle();
    sample.change(PLAN, "Bulbs cost $18.40 each", "Bulbs cost $19.10 each");
    open(PLAN);
    picture("review-since-confirmed");
  }

  @Test
  void twiceAsLarge() {
    open(ALL);
    interact(() -> look.setScale(200));
    settle();
    picture("review-round-a-200");
    interact(() -> review.asking().turnTo(Round.B));
    settle();
    picture("review-round-b-200");
  }

  @Test
  void nothingWaits() {
    open("documents/night-shift-sop.cgd.md");
    assertThat(review.stage()).isEqualTo(Stage.NOTHING);
    picture("review-empty");
  }
}
