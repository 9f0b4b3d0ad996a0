package app.assay.hitl.opinion;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.judge.Evidence;
import app.assay.judge.Question;
import app.assay.text.DocumentFile;
import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClaimQuestionsTest {

  @TempDir private Path folder;
  private Path vault = Path.of("");

  @BeforeEach
  void makeVault() throws IOException {
    vault = Files.createDirectories(folder.resolve("vault"));
    Files.createDirectories(vault.resolve("docs"));
  }

  private static String document(String source) {
    return CgdText.valid()
        .claim(
            "id: claim-1\ntext: \"The lamp turns twice\"\nsource: \"%s\"\nround: B"
                .formatted(source))
        .body(
            "# Lamp\n\n"
                + "It is red. The lamp turns twice. Nobody knows why.\n\n"
                + "# Horn\n\n"
                + "It sounds.\n")
        .text();
  }

  private List<ClaimQuestion> questions(String text) {
    return new ClaimQuestions(vault, new DocumentFile())
        .of(
            vault.resolve("docs/lamp.cgd.md"),
            "docs/lamp.cgd.md",
            CgdParser.standard().parse(SourceText.of(text)));
  }

  private Question only(String text) {
    List<ClaimQuestion> all = questions(text);
    assertThat(all).hasSize(1);
    return all.getFirst().question();
  }

  @Test
  void aClaimIsAskedAboutWithWhatStandsAroundIt() {
    Question question = only(document("a phone call"));

    assertThat(question.gate().label()).isEqualTo("claims");
    assertThat(question.about()).isEqualTo("docs/lamp.cgd.md claim-1");
    assertThat(question.subject()).isEqualTo("The lamp turns twice");
    assertThat(question.instructions().label()).isEqualTo("claim-support@1");
    assertThat(question.criteria())
        .extracting(c -> c.id())
        .containsExactly("supported", "certain", "consistent");
    assertThat(question.evidence())
        .containsExactly(
            new Evidence("e1", "docs/lamp.cgd.md § Lamp", "It is red."),
            new Evidence("e2", "docs/lamp.cgd.md § Lamp", "Nobody knows why."));
  }

  @Test
  void theClaimItselfIsNoEvidenceOfIt() {
    assertThat(only(document("")).evidence())
        .noneMatch(evidence -> evidence.text().contains("turns"));
  }

  @Test
  void sourcesOfTruthHaveTheirOwnGate() {
    String sot = document("").replace("document-sha256", "tier:\n  level: SOT\ndocument-sha256");

    assertThat(only(sot).gate()).isEqualTo(ClaimQuestions.SOT);
  }

  @Test
  void aFileThatIsNamedAsSourceIsEvidence() throws IOException {
    Files.writeString(vault.resolve("notes.md"), "Seen: the lamp turns twice.");
    Files.writeString(vault.resolve("docs/log.txt"), "Twice, again.");

    assertThat(only(document("notes.md#top and log.txt, page 3")).evidence())
        .contains(
            new Evidence("e3", "notes.md", "Seen: the lamp turns twice."),
            new Evidence("e4", "docs/log.txt", "Twice, again."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../secret.md",
        "docs/../../secret.md",
        ".assay/ledger.jsonl",
        "link.md",
        "linked/secret.md",
        "docs/lamp.cgd.md",
        "lamp.cgd.md",
        "missing.md"
      })
  void nothingOutsideTheVaultIsEvidence(String source) throws IOException {
    Files.writeString(folder.resolve("secret.md"), "The secret.");
    Files.createDirectories(vault.resolve(".assay"));
    Files.writeString(vault.resolve(".assay/ledger.jsonl"), "The secret.");
    Files.writeString(vault.resolve("docs/lamp.cgd.md"), "The secret.");
    Files.createSymbolicLink(vault.resolve("link.md"), folder.resolve("secret.md"));
    Files.createSymbolicLink(vault.resolve("linked"), folder);

    assertThat(only(document(source)).evidence())
        .noneMatch(evidence -> evidence.text().contains("secret"));
    assertThat(only(document(folder.resolve("secret.md").toString())).evidence())
        .noneMatch(evidence -> evidence.text().contains("secret"));
  }

  @Test
  void ofALongSourceTheClosestParagraphsAreShown() throws IOException {
    String noise = "Sheep graze on the hill behind the village.\n\n".repeat(400);
    Files.writeString(
        vault.resolve("log.txt"), noise + "Here the lamp turns twice, they say.\n\n" + noise);

    List<Evidence> evidence = only(document("log.txt")).evidence();

    assertThat(evidence).anyMatch(e -> e.text().equals("Here the lamp turns twice, they say."));
    assertThat(evidence.stream().mapToInt(e -> e.text().length()).sum()).isLessThan(9_000);
  }

  @Test
  void anotherTextIsAnotherQuestion() {
    assertThat(only(document("")).id())
        .isEqualTo(only(document("")).id())
        .isNotEqualTo(only(document("").replace("It is red", "It is blue")).id());
  }

  @Test
  void aQuestionKnowsItsDocumentAndClaim() {
    Question question = only(document(""));

    assertThat(ClaimQuestions.pathOf(question)).isEqualTo("docs/lamp.cgd.md");
    assertThat(ClaimQuestions.claimOf(question)).isEqualTo("claim-1");
    assertThat(ClaimQuestions.isAbout(question, "docs/lamp.cgd.md")).isTrue();
    assertThat(ClaimQuestions.isAbout(question, "docs/lamp")).isFalse();
  }
}
