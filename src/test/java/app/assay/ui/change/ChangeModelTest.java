package app.assay.ui.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.hitl.BlockReview;
import app.assay.ledger.Ledger;
import app.assay.text.DiffLine;
import app.assay.text.DocumentFile;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.ui.change.ChangeModel.Stage;
import app.assay.ui.documents.DocumentsFixture;
import app.assay.ui.documents.OpenDocument;
import app.assay.workspace.SameThreadRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChangeModelTest {

  private static final String CLAIM =
      """
      id: claim-75fb137a
      text: "Base price is $99/mo"
      source: "Price list 2026"
      location: "api-pricing/1"
      round: B
      confirmed-by: "Ida Berg"
      confirmed-date: 2026-06-02
      """;
  private static final String BODY =
      """
      # API pricing

      Base price is $99/mo.

      Nobody knows the discount.

      The contract was lost.

      ## HITL Verification Record

      ### Round B: True HITL Verification
      | # | Claim | Status | Verified By | Date |
      |---|-------|--------|-------------|------|
      | 1 | Base price is $99/mo | ✓ Confirmed | Ida Berg | 2026-06-02 |
      """;

  @TempDir Path folder;
  private final DocumentsFixture fixture = new DocumentsFixture();
  private final List<String> said = new ArrayList<>();
  private final List<Path> written = new ArrayList<>();

  private OpenDocument price() throws IOException {
    Path file = folder.resolve("price.cgd.md");
    Files.writeString(file, CgdText.valid().claim(CLAIM).body(BODY).text());
    return fixture.open(file);
  }

  private ChangeModel model(OpenDocument document, ChangeForm form) {
    return new ChangeModel(
        document,
        new ChangeTools(
            new SameThreadRunner(),
            () -> DocumentsFixture.CONTEXT,
            fixture.undo,
            said::add,
            written::add),
        form);
  }

  private InclusionForm inclusion(OpenDocument document, String words) {
    return new InclusionForm(
        Span.at(span(document, words).start()),
        new InclusionForm.Ledgered(
            new BlockReview(new DocumentFile(), ledger(), "test"),
            document.path(),
            document.name()));
  }

  private Ledger ledger() {
    return Ledger.open(folder, Clock.fixed(DocumentsFixture.CONTEXT.now(), ZoneOffset.UTC));
  }

  private static Span span(OpenDocument document, String words) {
    int at = document.text().text().indexOf(words);
    return new Span(at, at + words.length());
  }

  private ChangeModel exclusion(OpenDocument document, String words) {
    return model(document, new ExclusionForm(span(document, words), document.text().text()));
  }

  private void exclude(OpenDocument document, String words) {
    ChangeModel model = exclusion(document, words);
    model.fill("reason", "Nobody knows");
    model.preview();
    model.make();
    assertThat(model.stage()).as(model.messages().toString()).isEqualTo(Stage.MADE);
  }

  @Test
  void exclusionWithoutReasonIsRefused() throws IOException {
    OpenDocument document = price();
    String before = document.text().text();
    ChangeModel model = exclusion(document, "the discount");
    assertThat(model.value("id")).isEqualTo("exclusion-1");
    model.preview();
    assertThat(model.stage()).isEqualTo(Stage.REFUSED);
    assertThat(model.messages()).containsExactly("An exclusion needs a reason; give one.");
    model.make();
    assertThat(document.text().text()).isEqualTo(before);
  }

  @Test
  void selectionIsExcludedInOneStepOfUndo() throws IOException {
    OpenDocument document = price();
    String before = document.text().text();
    ChangeModel model = exclusion(document, "the discount");
    model.fill("reason", "Nobody knows");
    model.preview();
    assertThat(document.text().text()).isEqualTo(before);
    assertThat(model.lines())
        .extracting(DiffLine::text)
        .contains("<!-- CG-EXCLUSION:BEGIN id=exclusion-1 -->", "Nobody knows the discount.");
    model.make();
    assertThat(document.text().text())
        .contains(
            "id=exclusion-1 -->\nNobody knows the discount.\n<!-- CG-EXCLUSION:END",
            "hitl-status: REVIEWED_WITH_EXCEPTIONS");
    fixture.undo.undo();
    assertThat(document.text().text()).isEqualTo(before);
  }

  @Test
  void whatWasShownCountsNoMoreOnceAnAnswerChanges() throws IOException {
    ChangeModel model = exclusion(price(), "the discount");
    model.fill("reason", "Nobody knows");
    model.preview();
    assertThat(model.stage()).isEqualTo(Stage.READY);
    model.fill("id", "discount");
    assertThat(model.stage()).isEqualTo(Stage.ASKING);
    assertThat(model.lines()).isEmpty();
  }

  @Test
  void textThatChangedSinceIsLeftAlone() throws IOException {
    OpenDocument document = price();
    ChangeModel model = exclusion(document, "the discount");
    model.fill("reason", "Nobody knows");
    model.preview();
    document.text().apply("edit", List.of(TextEdit.insert(document.text().text().length(), "\n")));
    String typed = document.text().text();
    model.make();
    assertThat(model.stage()).isEqualTo(Stage.REFUSED);
    assertThat(model.messages().getFirst()).startsWith("Nothing was changed");
    assertThat(document.text().text()).isEqualTo(typed);
  }

  @Test
  void blockAtTheCaretIsIncludedWhileAnotherIsLeft() throws IOException {
    OpenDocument document = price();
    exclude(document, "the discount");
    exclude(document, "contract was lost");
    ChangeModel model = model(document, inclusion(document, "contract was lost"));
    model.preview();
    model.make();
    assertThat(document.text().text())
        .contains("id=exclusion-1 -->")
        .doesNotContain("id=exclusion-2 -->");
  }

  private OpenDocument excluded() throws IOException {
    OpenDocument document = price();
    exclude(document, "the discount");
    Files.writeString(document.path(), document.text().text());
    return new DocumentsFixture().open(document.path());
  }

  @Test
  void lastBlockAsksWhoReviewedItAndSaysWhatTheDocumentBecomes() throws IOException {
    OpenDocument document = excluded();
    ChangeModel model = model(document, inclusion(document, "the discount"));
    model.preview();
    assertThat(model.stage()).isEqualTo(Stage.ASKING);
    assertThat(model.messages().getFirst())
        .contains("the document becomes CLEAR | REVIEWED and may be ingested");
    model.fill("reviewer", "ChatGPT");
    model.preview();
    assertThat(model.stage()).isEqualTo(Stage.REFUSED);
    assertThat(ledger().entries()).isEmpty();
  }

  @Test
  void decisionAboutTheLastBlockIsInDocumentAndLedgerUntilItIsUndone() throws IOException {
    OpenDocument document = excluded();
    String before = document.text().text();
    ChangeModel model = model(document, inclusion(document, "the discount"));
    model.preview();
    model.fill("reviewer", "Ida Berg");
    model.fill("reason", "The discount is known");
    model.preview();
    assertThat(model.stage()).as(model.messages().toString()).isEqualTo(Stage.READY);
    assertThat(Files.readString(document.path())).isEqualTo(before);
    model.make();
    assertThat(model.stage()).isEqualTo(Stage.MADE);
    assertThat(Files.readString(document.path()))
        .contains("Clarity Gate: CLEAR | REVIEWED\n", "rag-ingestable: true")
        .doesNotContain("CG-EXCLUSION");
    assertThat(ledger().entries().getLast().record())
        .satisfies(
            record -> {
              assertThat(record.decision()).isEqualTo("included");
              assertThat(record.reviewer()).isEqualTo("Ida Berg");
              assertThat(record.note()).isEqualTo("exclusion-1: The discount is known");
              assertThat(record.document()).isEqualTo("price.cgd.md");
            });
    assertThat(written).containsExactly(document.path());
    fixture.undo.undo();
    assertThat(Files.readString(document.path())).isEqualTo(before);
    assertThat(ledger().entries().getLast().record().decision()).isEqualTo("reverted");
    fixture.undo.redo();
    assertThat(Files.readString(document.path())).doesNotContain("CG-EXCLUSION");
    assertThat(ledger().entries()).hasSize(3);
  }

  @Test
  void decisionWaitsForWhatIsNotSaved() throws IOException {
    OpenDocument document = excluded();
    document.text().apply("type", List.of(TextEdit.insert(document.text().text().length(), "\n")));
    ChangeModel model = model(document, inclusion(document, "the discount"));
    model.preview();
    model.fill("reviewer", "Ida Berg");
    model.preview();
    model.make();
    assertThat(model.messages().getFirst()).startsWith("Nothing was written: price.cgd.md has");
    assertThat(Files.readString(document.path())).contains("CG-EXCLUSION");
  }

  @Test
  void caretOutsideABlockHasNothingToInclude() throws IOException {
    OpenDocument document = price();
    ChangeModel model = model(document, inclusion(document, "# API pricing"));
    model.preview();
    assertThat(model.messages().getFirst()).startsWith("The caret stands in no exclusion block");
  }

  @Test
  void promotionAsksForTheValueThatAClaimDoesNotState() throws IOException {
    OpenDocument document = price();
    ChangeModel model = model(document, new PromotionForm("Dana Reviewer"));
    assertThat(model.value("owner")).isEqualTo("Dana Reviewer");
    model.preview();
    assertThat(model.stage()).isEqualTo(Stage.ASKING);
    assertThat(model.fields().getLast().label()).isEqualTo("Base price is $99/mo");
    model.fill("value:claim-75fb137a", "99");
    model.preview();
    assertThat(model.stage()).isEqualTo(Stage.READY);
    model.make();
    assertThat(document.text().text())
        .contains("| Base price is $99/mo | 99 | Price list 2026 | 2026-06-02 |")
        .contains("  owner: Dana Reviewer");
  }

  @Test
  void demotionNeedsAReason() throws IOException {
    OpenDocument document =
        fixture.open(Path.of("sample-vaults/lighthouse/reference/rota-2026.cgd.md"));
    ChangeModel model = model(document, new DemotionForm());
    model.preview();
    assertThat(model.messages()).containsExactly("A demotion needs a reason; give one.");
    model.fill("reason", "The rota ended");
    model.preview();
    model.make();
    assertThat(document.text().text())
        .contains("## Claims (Archived from SOT)")
        .doesNotContain("tier:");
  }
}
