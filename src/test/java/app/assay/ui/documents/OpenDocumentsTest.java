package app.assay.ui.documents;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.check.Sensitivity;
import app.assay.text.Span;
import app.assay.ui.HandRunner;
import app.assay.ui.editor.model.Highlight;
import app.assay.ui.editor.model.Highlight.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenDocumentsTest {

  @TempDir Path folder;

  private Path copy(String name) {
    try {
      return Files.copy(DocumentsFixture.sample(name), folder.resolve(name + ".cgd.md"));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @Test
  void openedDocumentIsInFrontAndChecked() {
    DocumentsFixture fixture = new DocumentsFixture();
    OpenDocument document = fixture.open(copy("capacity-plan"));
    assertThat(fixture.documents.active()).contains(document);
    assertThat(document.fresh()).isPresent();
  }

  @Test
  void claimsAreMarkedWhereTheyStandInTheBody() {
    OpenDocument document = new DocumentsFixture().open(copy("capacity-plan"));
    String text = document.text().text();
    List<String> marked =
        document.fresh().orElseThrow().marks().stream()
            .filter(m -> m.kind() == Kind.CLAIM_PENDING)
            .map(m -> m.span().in(text) + " / " + m.label())
            .toList();
    assertThat(marked)
        .containsExactly(
            "Bulbs cost $18.40 each / claim B · pending",
            "A relay switch takes 40 ms / claim B · pending",
            "The LED ring reaches 19 nautical miles / claim B · pending");
  }

  @Test
  void exclusionsAreMarkedWhole() {
    OpenDocument document = new DocumentsFixture().open(copy("old-wiring"));
    List<Highlight> exclusions =
        document.fresh().orElseThrow().marks().stream()
            .filter(m -> m.kind() == Kind.EXCLUSION)
            .toList();
    assertThat(exclusions).isNotEmpty();
    assertThat(exclusions.getFirst().span().in(document.text().text()))
        .startsWith("<!-- CG-EXCLUSION:BEGIN")
        .endsWith("<!-- CG-EXCLUSION:END id=cellar-routes -->");
  }

  @Test
  void openingAgainOnlyBringsToTheFront() {
    DocumentsFixture fixture = new DocumentsFixture();
    Path plan = copy("capacity-plan");
    OpenDocument first = fixture.open(plan);
    OpenDocument other = fixture.open(copy("power-audit"));
    assertThat(fixture.open(plan)).isSameAs(first);
    assertThat(fixture.documents.list()).containsExactly(first, other);
    assertThat(fixture.documents.active()).contains(first);
  }

  @Test
  void recentDocumentsBeginWithTheLastOne() {
    DocumentsFixture fixture = new DocumentsFixture();
    Path plan = copy("capacity-plan");
    Path audit = copy("power-audit");
    fixture.open(plan);
    fixture.open(audit);
    fixture.open(plan);
    assertThat(fixture.documents.recent()).containsExactly(plan, audit);
  }

  @Test
  void editIsCheckedAgain() {
    OpenDocument document = new DocumentsFixture().open(copy("capacity-plan"));
    assertThat(ids(document)).doesNotContain("W-HS01");
    document.text().type(Span.at(document.text().text().indexOf("Traffic")), "Sea ");
    assertThat(ids(document)).contains("W-HS01");
  }

  private static List<String> ids(OpenDocument document) {
    return document.fresh().orElseThrow().report().findings().stream()
        .map(f -> f.rule().id())
        .toList();
  }

  @Test
  void plainMarkdownIsAskedTheNinePointsAlone() throws IOException {
    Path plain = Files.writeString(folder.resolve("plan.md"), "# Plan\n\nSales will double.\n");
    OpenDocument document = new DocumentsFixture().open(plain);
    assertThat(ids(document)).containsExactly("P2-WILL");
    assertThat(document.fresh().orElseThrow().isDocument()).isFalse();
  }

  @Test
  void markdownThatCallsItselfADocumentIsAskedTheFormatToo() throws IOException {
    String text = "---\nclarity-gate-version: 2.1\n---\n\nSales will double.\n";
    OpenDocument document =
        new DocumentsFixture().open(Files.writeString(folder.resolve("plan.md"), text));
    assertThat(ids(document)).contains("P2-WILL", "E-ST03");
    assertThat(document.fresh().orElseThrow().isDocument()).isTrue();
  }

  @Test
  void answerOfAnotherSensitivityReplacesTheOneBefore() throws IOException {
    DocumentsFixture fixture = new DocumentsFixture();
    String text = "| Lamp | Uptime |\n|---|---|\n| Fresnel | 99.7% |\n";
    OpenDocument document = fixture.open(Files.writeString(folder.resolve("plan.md"), text));
    assertThat(ids(document)).contains("P4-PERCENT");
    fixture.sensitivity = Sensitivity.QUIET;
    fixture.documents.checkAgain();
    assertThat(ids(document)).doesNotContain("P4-PERCENT");
  }

  @Test
  void answerAboutAnOlderTextIsDropped() {
    HandRunner runner = new HandRunner();
    DocumentsFixture fixture = new DocumentsFixture(runner);
    fixture.documents.open(copy("capacity-plan"));
    runner.runNext();
    OpenDocument document = fixture.documents.active().orElseThrow();
    int at = document.text().text().indexOf("Traffic");
    document.text().type(Span.at(at), "Sea ");
    runner.runNext();
    assertThat(document.checked()).isEmpty();
    runner.runNext();
    assertThat(document.fresh()).isPresent();
    assertThat(runner.waiting()).isZero();
  }

  @Test
  void missingFileIsSaidAndNothingOpens() {
    DocumentsFixture fixture = new DocumentsFixture();
    List<String> said = new ArrayList<>();
    fixture.documents.onTrouble(said::add);
    fixture.documents.open(folder.resolve("gone.cgd.md"));
    assertThat(said).containsExactly("gone.cgd.md cannot be read: it does not exist.");
    assertThat(fixture.documents.list()).isEmpty();
  }

  @Test
  void fileThatIsNotUtf8IsSaidWithThePlace() throws IOException {
    DocumentsFixture fixture = new DocumentsFixture();
    List<String> said = new ArrayList<>();
    fixture.documents.onTrouble(said::add);
    fixture.documents.open(
        Files.write(folder.resolve("latin.cgd.md"), new byte[] {'a', (byte) 0xE4}));
    assertThat(said).hasSize(1);
    assertThat(said.getFirst()).startsWith("latin.cgd.md was not opened: byte 1 is not UTF-8.");
  }

  @Test
  void undoReachesADocumentThatWasClosed() {
    DocumentsFixture fixture = new DocumentsFixture();
    OpenDocument document = fixture.open(copy("capacity-plan"));
    String before = document.text().text();
    document.text().type(Span.at(0), "x");
    document.text().markSaved();
    fixture.documents.close(document);
    assertThat(fixture.documents.changedBy(fixture.undo::undo)).contains(document);
    assertThat(document.text().text()).isEqualTo(before);
  }

  @Test
  void closingTheFrontOneShowsItsNeighbour() {
    DocumentsFixture fixture = new DocumentsFixture();
    OpenDocument first = fixture.open(copy("capacity-plan"));
    OpenDocument second = fixture.open(copy("power-audit"));
    fixture.documents.close(second);
    assertThat(fixture.documents.active()).contains(first);
  }
}
