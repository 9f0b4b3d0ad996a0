package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReviewProfileCommandTest {

  @TempDir Path vault;

  private LampVault lamp;

  @BeforeEach
  void write() throws IOException {
    lamp = LampVault.in(vault);
  }

  private CommandRun.Result run(String... arguments) {
    return lamp.run(arguments);
  }

  @Test
  void vaultWithoutOneAsksForNothing() {
    assertThat(run("review-profile"))
        .isEqualTo(
            new CommandRun.Result(
                0, "Review profile: none (one reviewer, no minimum time).\n", ""));
  }

  @Test
  void profileIsSetAndOnRecord() throws IOException {
    assertThat(run("review-profile", "--set", "high", "--by", "Ida Berg"))
        .isEqualTo(
            new CommandRun.Result(0, "Review profile: high (two reviewers, 60 s a claim).\n", ""));
    assertThat(Files.readString(vault.resolve(".assay/review.json")))
        .isEqualTo("{\n  \"profile\": \"high\",\n  \"reviewers\": 2,\n  \"seconds\": 60\n}\n");
    assertThat(Files.readString(vault.resolve(".assay/ledger.jsonl")))
        .contains("\"decision\":\"review-profile\"")
        .contains("\"reviewer\":\"Ida Berg\"");
    assertThat(run("ledger", "verify").exit()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "--set high~Who sets it? Give --by NAME; the ledger keeps it.",
        "--reviewers 2~Say which profile with --set; the other options only go with it.",
        "--set high --by Bot --reviewers 1~The profile high takes 2 reviewers.",
        "--set none --by Ida --reviewers 3~The profile none takes 1 or 2 reviewers.",
        "--set medium --by Ida --seconds 5~The profile medium takes 30 to 3600 seconds."
      })
  void wrongArgumentsAreRefused(String arguments, String message) {
    List<String> all = new ArrayList<>(List.of("review-profile"));
    all.addAll(List.of(arguments.split(" ", -1)));
    assertThat(run(all.toArray(String[]::new)))
        .isEqualTo(new CommandRun.Result(2, "", "assay: " + message + "\n"));
    assertThat(vault.resolve(".assay")).doesNotExist();
  }

  @Test
  void machineSetsNoProfile() {
    CommandRun.Result result = run("review-profile", "--set", "none", "--by", "ChatGPT");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).startsWith("assay: \"ChatGPT\" names a tool");
  }

  @Test
  void unknownProfileIsAUsageError() {
    assertThat(run("review-profile", "--set", "strict", "--by", "Ida Berg").err())
        .startsWith(
            "assay: Invalid value for option '--set': 'strict' is not one of none, low, medium and"
                + " high.");
  }

  @Test
  void confirmSaysWhichProfileRefused() throws IOException {
    run("review-profile", "--set", "high", "--by", "Ida Berg");
    String before = lamp.document();
    assertThat(lamp.confirm("Ann Reyes"))
        .isEqualTo(
            new CommandRun.Result(
                1,
                "",
                "assay: The review profile of this vault, high (two reviewers, 60 s a claim), asks"
                    + " for 60 s before claim claim-75fb137a is confirmed, and nobody measured any."
                    + " Nothing was changed; review it in the window, which measures, or state the"
                    + " seconds with --spent.\n"));
    assertThat(lamp.document()).isEqualTo(before);
  }

  @Test
  void twoConfirmOneAfterTheOther() throws IOException {
    run("review-profile", "--set", "high", "--by", "Ida Berg");
    CommandRun.Result first = lamp.confirm("Ann Reyes", "--spent", "75");
    assertThat(first.exit()).isZero();
    assertThat(first.out()).endsWith("now CLEAR | PENDING, 1 pending.\n");
    assertThat(first.err())
        .isEqualTo(
            "assay: This is the first review of claim claim-75fb137a; it waits for a second"
                + " person.\n");
    assertThat(run("verify", "lamp.cgd.md").exit()).isZero();
    assertThat(run("check-ingestable", "lamp.cgd.md").out()).isEqualTo("false\n");
    assertThat(lamp.confirm("Ann Reyes", "--spent", "75").exit()).isEqualTo(1);
    assertThat(lamp.confirm("Bob Ito", "--spent", "61").out())
        .endsWith("now CLEAR | REVIEWED, 0 pending.\n");
    assertThat(lamp.document()).contains("confirmed-by: Ann Reyes and Bob Ito\n");
    assertThat(run("verify", "lamp.cgd.md").exit()).isZero();
    assertThat(run("check-ingestable", "lamp.cgd.md").err())
        .isEqualTo(
            "assay: lamp.cgd.md: This vault demands a reviewer's signature, and it has no"
                + " .assay/allowed_signers that names who may sign.\n");
  }

  @Test
  void statusSaysWhatIsDemandedAndWhatWaits() throws IOException {
    assertThat(run("status", "lamp.cgd.md").out()).doesNotContain("Review profile");
    run("review-profile", "--set", "high", "--by", "Ida Berg");
    lamp.confirm("Ann Reyes", "--spent", "75");
    assertThat(run("status", "lamp.cgd.md").out())
        .endsWith(
            "Review profile: high (two reviewers, 60 s a claim).\n"
                + "lamp.cgd.md: claim claim-75fb137a was called true by Ann Reyes and waits for a"
                + " second person.\n");
    Files.delete(vault.resolve(".assay/review.json"));
    assertThat(run("status", "lamp.cgd.md").out())
        .contains("is gone, but not by 'assay review-profile'");
  }

  @Test
  void otherVaultInsideDoesNotHelp() throws IOException {
    run("review-profile", "--set", "high", "--by", "Ida Berg");
    Files.createDirectories(vault.resolve("sub"));
    Files.move(vault.resolve("lamp.cgd.md"), vault.resolve("sub/lamp.cgd.md"));
    CommandRun.Result result =
        run(
            "confirm",
            "sub/lamp.cgd.md",
            "--claim",
            "claim-75fb137a",
            "--decision",
            "true",
            "--evidence",
            "Price list",
            "--reviewer",
            "Ann Reyes",
            "--vault",
            "sub");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err()).contains("high (two reviewers, 60 s a claim)");
  }

  @Test
  void responsesAreHeldToTheProfileToo() throws IOException {
    run("review-profile", "--set", "high", "--by", "Ida Berg");
    Files.writeString(
        vault.resolve("answers.yaml"),
        "responses:\n  - claim_id: 1\n    status: confirmed\n    note: seen\n");
    CommandRun.Result result =
        run("apply-hitl", "lamp.cgd.md", "--responses", "answers.yaml", "--reviewer", "Ann Reyes");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err()).contains("high (two reviewers, 60 s a claim)");
    assertThat(lamp.document()).doesNotContain("confirmed-by");
  }

  @Test
  void brokenSettingsAreSaidAndStop() throws IOException {
    Files.createDirectories(vault.resolve(".assay"));
    Files.writeString(vault.resolve(".assay/review.json"), "{\"profile\": \"hihg\"}");
    assertThat(run("review-profile").exit()).isEqualTo(1);
    CommandRun.Result result = lamp.confirm("Ann Reyes");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err()).contains("has no 'profile' of none, low, medium and high");
    assertThat(lamp.document()).doesNotContain("confirmed-by");
  }

  @Test
  void secondsMustBeANumber() {
    assertThat(lamp.confirm("Ann Reyes", "--spent", "-5").err())
        .startsWith(
            "assay: Invalid value for option '--spent': '-5' is not a number of seconds"
                + " such as 60.");
  }
}
