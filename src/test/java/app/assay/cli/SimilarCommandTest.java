package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.judge.FakeProvider;
import app.assay.judge.Fault;
import app.assay.judge.provider.ProviderKind;
import app.assay.report.ReportSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimilarCommandTest {

  @TempDir private Path folder;
  private Path vault = Path.of("");

  @BeforeEach
  void makeVault() throws IOException {
    vault = folder.resolve("vault");
    Files.createDirectories(vault.resolve(".assay"));
    document("lamp.cgd.md", "claim-1", "The lamp turns 2 times a minute");
    document("tower.cgd.md", "claim-2", "The lamp turns 2 times in a minute");
    document("boat.cgd.md", "claim-3", "Boats are painted each spring");
  }

  private void document(String name, String id, String claim) throws IOException {
    Files.writeString(
        vault.resolve(name),
        CgdText.valid()
            .claim("id: %s\ntext: \"%s\"\nround: B".formatted(id, claim))
            .body("# Notes\n\n" + claim + ".\n")
            .text());
  }

  private CommandRun.Result run(String... arguments) {
    return CommandRun.in(vault)
        .onATerminal(
            Map.of("ASSAY_SETTINGS", folder.resolve("settings").toString(), "NO_COLOR", "1"))
        .run(arguments);
  }

  private void addProfile(FakeProvider provider, String... more) {
    String[] arguments = {
      "providers",
      "add",
      "vectors",
      "--kind=ollama",
      "--model=fake-model",
      "--address=" + provider.address(),
      more.length == 0 ? "--input-price=0" : more[0]
    };
    assertThat(run(arguments).exit()).isZero();
  }

  @Test
  void claimsInNearlyTheSameWordsAreListedOnceWithTheWayOfComparing() {
    CommandRun.Result result = run("similar", ".");

    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out())
        .matches(
            """
            0\\.\\d\\d
              lamp.cgd.md claim-1: The lamp turns 2 times a minute
              tower.cgd.md claim-2: The lamp turns 2 times in a minute
            3 claims compared by lexical 1: 1 pair looks alike.
            """);
  }

  @Test
  void nothingAlikeIsClean() {
    CommandRun.Result result = run("similar", "lamp.cgd.md", "boat.cgd.md");

    assertThat(result.exit()).isZero();
    assertThat(result.out()).isEqualTo("2 claims compared by lexical 1: 0 pairs look alike.\n");
  }

  @Test
  void jsonFollowsItsSchema() throws IOException {
    String json = run("similar", "--format=json", ".").out();

    assertThat(json).contains("\"by\": \"lexical 1\"");
    assertThat(ReportSchema.objections("similar-1", json)).isEmpty();
  }

  @Test
  void theVectorsOfAProviderCompareWhereAProfileIsNamed() {
    try (FakeProvider provider =
        FakeProvider.saying(ProviderKind.OLLAMA, "")
            .vectors(text -> new float[] {1, text.startsWith("Boats") ? 0.1f : 3})) {
      addProfile(provider);

      CommandRun.Result result = run("similar", "--by=vectors", "--least=0.9", ".");

      assertThat(result.out())
          .contains("1.00\n  lamp.cgd.md claim-1")
          .contains("3 claims compared by embeddings vectors fake-model: 1 pair looks alike.");
      assertThat(result.exit()).isEqualTo(1);
    }
  }

  @Test
  void aProviderThatFailsIsSaidAndNothingIsClean() {
    try (FakeProvider provider = FakeProvider.saying(ProviderKind.OLLAMA, "")) {
      addProfile(provider);
      provider.next(Fault.status(500));

      CommandRun.Result result = run("similar", "--by=vectors", ".");

      assertThat(result.exit()).isEqualTo(3);
      assertThat(result.out()).contains("0 claims compared by embeddings vectors fake-model");
      assertThat(result.err()).isNotEmpty();
    }
  }

  @Test
  void whatCostsMoneyIsNotSentWithoutAYes() {
    try (FakeProvider provider = FakeProvider.saying(ProviderKind.OLLAMA, "")) {
      addProfile(provider, "--input-price=2");

      CommandRun.Result result = run("similar", "--by=vectors", ".");

      assertThat(result.exit()).isEqualTo(2);
      assertThat(result.err())
          .contains("Profile 'vectors' costs money. Give --yes to send the claims there.");
      assertThat(provider.calls()).isZero();
    }
  }

  @Test
  void aProfileThatDoesNotExistIsRefused() {
    CommandRun.Result result = run("similar", "--by=nobody", ".");

    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).contains("There is no profile 'nobody'.");
  }

  @Test
  void aScoreBeyondOneIsRefused() {
    CommandRun.Result result = run("similar", "--least=1.5", ".");

    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).contains("--least is a number from 0 to 1.");
  }
}
