package app.assay.ui.review;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.cgd.rules.FormatRules;
import app.assay.finding.Finding;
import app.assay.ui.FxTest;
import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.review.model.ReviewModel.Stage;
import app.assay.ui.review.model.SampleReview;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A whole review with nothing but the keyboard.
class ReviewViewTest extends FxTest {

  private static final String HANDBOOK = "documents/keepers-handbook.cgd.md";
  private static final String PLAN = "documents/capacity-plan.cgd.md";

  @TempDir Path vault;
  private SampleReview sample;
  private ReviewModel review;
  private ReviewView view;
  private int left;

  @Override
  protected Parent root() {
    sample = new SampleReview(vault);
    review = new ReviewModel(sample.tools);
    view = new ReviewView(review, () -> left++);
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

  private void keys(KeyCode... codes) {
    for (KeyCode code : codes) {
      push(code);
      settle();
    }
  }

  private String focused() {
    Node owner = stage.getScene().getFocusOwner();
    return owner == null || owner.getId() == null ? "" : owner.getId();
  }

  private String said(String id) {
    return lookup("#" + id).queryAs(Label.class).getText();
  }

  /// From the list into the note and back.
  private void note(String words) {
    keys(KeyCode.TAB);
    assertThat(focused()).endsWith("-note");
    write(words);
    keys(KeyCode.ESCAPE);
  }

  private static List<String> errors(CgdDocument document, CheckContext context) {
    return FormatRules.validator().evaluate(document, context).findings().stream()
        .filter(finding -> finding.severity().isError())
        .map(Finding::rule)
        .map(rule -> rule.id())
        .toList();
  }

  private void assertValid(String document, CgdDocument before) {
    CgdDocument now = CgdParser.standard().parse(sample.bytes(document));
    CheckContext context = CheckContext.at(sample.tools.clock().instant());
    assertThat(DocumentHash.compute(now.source()))
        .isEqualTo(new HashResult.Computed(now.header().value("document-sha256")));
    assertThat(errors(before, context)).containsAll(errors(now, context));
  }

  @Test
  void listOfRoundAAndClaimOfRoundBAreConfirmedByKeyboardAlone() {
    open(HANDBOOK, PLAN);
    CgdDocument handbook = CgdParser.standard().parse(sample.bytes(HANDBOOK));
    CgdDocument plan = CgdParser.standard().parse(sample.bytes(PLAN));
    assertThat(focused()).isEqualTo("review-list-a");
    push(KeyCode.CONTROL, KeyCode.A);
    keys(KeyCode.T);
    assertThat(focused()).isEqualTo("review-claims");
    note("Harbour Optics price list 2026, page 2");
    keys(KeyCode.T, KeyCode.P);
    assertThat(review.stage()).isEqualTo(Stage.PREVIEW);
    keys(KeyCode.W);
    assertThat(review.stage()).isEqualTo(Stage.WRITTEN);
    assertThat(said("review-result")).isEqualTo("8 answers are written");
    assertValid(HANDBOOK, handbook);
    assertValid(PLAN, plan);
    assertThat(sample.text(PLAN)).contains("source: \"Harbour Optics price list 2026, page 2\"");
  }

  @Test
  void undoBringsTheBytesBack() {
    open(PLAN);
    byte[] before = sample.bytes(PLAN);
    note("Price list, page 2");
    keys(KeyCode.T, KeyCode.P, KeyCode.W);
    assertThat(sample.bytes(PLAN)).isNotEqualTo(before);
    push(KeyCode.CONTROL, KeyCode.Z);
    settle();
    assertThat(sample.bytes(PLAN)).isEqualTo(before);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    settle();
    assertThat(sample.text(PLAN)).contains("confirmed-by: Dana Reviewer");
  }

  @Test
  void enterConfirmsNothingAnywhere() {
    open(PLAN);
    keys(KeyCode.ENTER);
    note("Price list, page 2");
    keys(KeyCode.ENTER, KeyCode.TAB, KeyCode.TAB);
    assertThat(focused()).isEqualTo("review-claim-true");
    keys(KeyCode.ENTER);
    assertThat(review.asking().counts().decided()).isZero();
    keys(KeyCode.SPACE);
    assertThat(review.asking().counts().decided()).isEqualTo(1);
    keys(KeyCode.P, KeyCode.ENTER, KeyCode.TAB, KeyCode.TAB);
    assertThat(focused()).isEqualTo("review-write");
    keys(KeyCode.ENTER);
    assertThat(review.stage()).isEqualTo(Stage.PREVIEW);
  }

  @Test
  void keysTypedIntoTheNoteAnswerNothing() {
    open(PLAN);
    keys(KeyCode.TAB);
    write("tfesp");
    settle();
    assertThat(review.asking().counts().total()).isEqualTo(3);
    assertThat(review.asking().isAsked()).isFalse();
    assertThat(review.asking().counts().decided()).isZero();
    assertThat(review.asking().note()).isEqualTo("tfesp");
    assertThat(review.stage()).isEqualTo(Stage.ASKING);
  }

  @Test
  void answerWithoutEvidenceIsRefusedAndSaysWhy() {
    open(PLAN);
    keys(KeyCode.T);
    assertThat(review.asking().counts().decided()).isZero();
    assertThat(said("review-claim-hint")).isEqualTo("True needs what you found, in the note.");
  }

  @Test
  void fileChangedUnderneathIsRefusedAndOpenedAgain() {
    open(PLAN);
    note("Price list, page 2");
    keys(KeyCode.T, KeyCode.P);
    sample.change(PLAN, "99.7%", "99.8%");
    String theirs = sample.text(PLAN);
    keys(KeyCode.W);
    assertThat(said("review-result")).isEqualTo("Nothing was written");
    assertThat(sample.text(PLAN)).isEqualTo(theirs);
    picture("review-changed");
    clickOn("#review-open-again");
    settle();
    assertThat(review.asking().counts().decided()).isEqualTo(1);
    keys(KeyCode.P, KeyCode.W);
    assertThat(sample.text(PLAN)).contains("99.8%", "confirmed-by: Dana Reviewer");
  }

  @Test
  void nameOfAMachineIsRefusedInTheStrip() {
    sample.reviewedBy(Optional.empty());
    open(HANDBOOK);
    assertThat(focused()).isEqualTo("review-name");
    write("ChatGPT");
    keys(KeyCode.ENTER);
    assertThat(said("review-name-trouble")).startsWith("\"ChatGPT\" names a tool");
    picture("review-name");
    push(KeyCode.CONTROL, KeyCode.A);
    write("Dana Reviewer");
    keys(KeyCode.ENTER);
    assertThat(sample.reviewer()).contains("Dana Reviewer");
    assertThat(focused()).isEqualTo("review-list-a");
  }

  @Test
  void escapeLeadsFromTheNoteToTheListAndFromThereAway() {
    open(PLAN);
    keys(KeyCode.TAB, KeyCode.ESCAPE);
    assertThat(focused()).isEqualTo("review-claims");
    assertThat(left).isZero();
    keys(KeyCode.ESCAPE);
    assertThat(left).isEqualTo(1);
  }

  private static boolean isSilent(Node node) {
    return node.getAccessibleText() == null
        && !(node instanceof Labeled labeled && !labeled.getText().isBlank());
  }

  @Test
  void everyControlThatTakesTheFocusHasAnIdAndAWord() {
    open("documents/power-audit.cgd.md");
    List<Node> silent =
        from(view).lookup((Node node) -> node.isFocusTraversable()).queryAll().stream()
            .filter(node -> node.getId() == null || isSilent(node))
            .toList();
    assertThat(silent).isEmpty();
  }
}
