package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ledger.Ledger;
import app.assay.ledger.LedgerEntry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VaultChangesTest {

  @TempDir private Path folder;
  private LampStore store;

  @BeforeEach
  void makeAVault() {
    store = LampStore.in(folder);
  }

  @Test
  void aVaultIsNotMadeTwice() {
    CommandRun.Result again = CommandRun.in(folder).run("vault", "init", "vault.db");
    assertThat(again.exit()).isEqualTo(1);
    assertThat(again.err()).contains("already");
  }

  @Test
  void aMissingVaultIsSaid() {
    CommandRun.Result result = CommandRun.in(folder).run("vault", "list");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).startsWith("assay: Knowledge vault not found at ");
  }

  @Test
  void aTeamsServerThatDoesNotAnswerIsSaid() {
    CommandRun.Result result =
        CommandRun.in(folder)
            .run("vault", "list", "--vault", "postgresql://keeper@127.0.0.1:1/lamps");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).contains("127.0.0.1").doesNotContain("Exception");
  }

  @Test
  void theEnvironmentNamesTheVault() {
    CommandRun.Result result =
        CommandRun.in(folder)
            .onATerminal(Map.of("KNOWLEDGE_VAULT_PATH", "vault.db"))
            .run("vault", "list");
    assertThat(result.out()).isEqualTo("[]\n");
  }

  @Test
  void anIdIsMadeOfTheTitle() {
    assertThat(store.fact("Dry the Lens, first!", "The keeper MUST dry the lens."))
        .isEqualTo("dry-the-lens-first");
    assertThat(store.fact("Dry the lens first", "The keeper MUST dry the lens."))
        .isEqualTo("dry-the-lens-first-2");
  }

  @Test
  void aTitleThatLeavesNoIdIsRefused() {
    CommandRun.Result result =
        store.run(
            "add",
            "--type",
            "fact",
            "--title",
            "등대",
            "--claim",
            "c",
            "--body",
            "b",
            "--domain",
            "lamp",
            "--considerations",
            "c",
            "--evidence",
            "pr:#1");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).contains("give --id");
  }

  @Test
  void whatDoesNotPassLayerOneIsNotAdded() {
    CommandRun.Result result =
        store.run(
            "add",
            "--type",
            "anti-pattern",
            "--title",
            "No oil",
            "--claim",
            "MUST NOT use oil.",
            "--body",
            "b",
            "--domain",
            "lamp",
            "--considerations",
            "none",
            "--evidence",
            "pr:#1");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err()).contains("SCHEMA_INVALID", "R3_NO_ALTERNATIVE", "R5_UNCONSIDERED");
    assertThat(store.look("list").out()).isEqualTo("[]\n");
  }

  @Test
  void aMachineDecidesNothing() {
    CommandRun.Result result =
        store.run("ChatGPT", new String[] {"domain-add", "fog", "What sounds"});
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).contains("names a tool, a model or automation");
  }

  @Test
  void anUpdateIsGatedAgain() throws IOException {
    String id = store.fact("Dry the lens", "The keeper MUST dry the lens.");
    Files.writeString(folder.resolve("long.json"), "{\"claim\":\"%s\"}".formatted("x".repeat(201)));
    CommandRun.Result refused = store.run("update", id, "--text", "long.json", "--reason", "More.");
    assertThat(refused.exit()).isEqualTo(1);
    assertThat(refused.err()).contains("SCHEMA_INVALID");
    Files.writeString(folder.resolve("new.json"), "{\"claim\":\"The keeper MUST dry it.\"}");
    assertThat(store.done("update", id, "--text", "new.json", "--reason", "Shorter."))
        .isEqualTo("Updated dry-the-lens\n");
    assertThat(store.entry(id).get("claim").textValue()).isEqualTo("The keeper MUST dry it.");
  }

  @Test
  void anUpdateKeepsNoLineFeedsAtTheEndOfAText() throws IOException {
    String id = store.fact("Dry the lens", "The keeper MUST dry the lens.");
    Files.writeString(folder.resolve("new.json"), "{\"title\":\"Dry it\\n\\n\",\"claim\":\"\\n\"}");
    store.done("update", id, "--text", "new.json", "--reason", "Shorter.");
    assertThat(store.entry(id).get("title").textValue()).isEqualTo("Dry it");
    assertThat(store.entry(id).get("claim").textValue()).isEqualTo("The keeper MUST dry the lens.");
  }

  @Test
  void anAntiPatternIsNotLeftWithoutItsAlternative() throws IOException {
    store.done(
        "add",
        "--type",
        "anti-pattern",
        "--title",
        "No matches",
        "--claim",
        "MUST NOT carry matches.",
        "--alternative",
        "The lighter",
        "--body",
        "## Background\nA fire.\n\n## Details\nIn the store.",
        "--domain",
        "lamp",
        "--considerations",
        "Weighed by the keepers.",
        "--evidence",
        "pr:#12");
    for (String none : List.of("\"\"", "null")) {
      Files.writeString(folder.resolve("new.json"), "{\"alternative\":%s}".formatted(none));
      CommandRun.Result refused =
          store.run("update", "no-matches", "--text", "new.json", "--reason", "Less.");
      assertThat(refused.exit()).isEqualTo(1);
      assertThat(refused.err()).contains("R3_NO_ALTERNATIVE");
      assertThat(store.entry("no-matches").get("alternative").textValue()).isEqualTo("The lighter");
    }
  }

  @Test
  void archivingNeedsAReasonAndHappensOnce() throws IOException {
    String id = store.fact("Dry the lens", "The keeper MUST dry the lens.");
    assertThat(store.run("archive", id).exit()).isEqualTo(2);
    assertThat(store.done("archive", id, "--reason", "The lens is sealed now."))
        .isEqualTo("Archived dry-the-lens\n");
    assertThat(store.entry(id).get("archive_reason").textValue())
        .isEqualTo("The lens is sealed now.");
    CommandRun.Result again = store.run("archive", id, "--reason", "Again.");
    assertThat(again.exit()).isEqualTo(1);
    assertThat(again.err()).contains("is already archived", "The lens is sealed now.");
  }

  @Test
  void aChangeIsInTheLedgerAndCanBeUndone() throws IOException {
    String id = store.fact("Dry the lens", "The keeper MUST dry the lens.");
    store.done("archive", id, "--reason", "Sealed.");
    LedgerEntry last = Ledger.open(folder, CommandRun.CLOCK).entries().getLast();
    assertThat(last.record().decision()).isEqualTo("archive");
    assertThat(last.record().reviewer()).isEqualTo(LampStore.PERSON);
    assertThat(last.record().document()).isEqualTo("vault.db");
    String change = store.look("history", id).out().split(" ", 2)[0];
    assertThat(store.done("undo", change, "--reason", "It is not."))
        .startsWith("Undone: " + change);
    assertThat(store.entry(id).get("status").textValue()).isEqualTo("active");
    assertThat(Ledger.open(folder, CommandRun.CLOCK).entries().getLast().record().decision())
        .isEqualTo("undo");
  }

  @Test
  void domainsAreMergedSplitAndRetired() {
    String id = store.fact("Dry the lens", "The keeper MUST dry the lens.");
    assertThat(store.done("domain-paths-set", "lamp", "lens/", "lamp.md"))
        .isEqualTo("Set patterns for lamp: lens/ lamp.md\n");
    store.done("domain-add", "light", "All that shines");
    CommandRun.Result refused = store.run("domain-deprecate", "lamp");
    assertThat(refused.exit()).isEqualTo(1);
    assertThat(refused.err()).contains("Domain 'lamp' has 1 active entries. Use --merge-into");
    assertThat(store.done("domain-deprecate", "lamp", "--merge-into", "light"))
        .isEqualTo("Merged: lamp -> light\n");
    assertThat(store.look("query-paths", "lens/a.md", "--ids-only").out()).contains(id);
    assertThat(store.look("domain-list", "--ids-only").out()).isEqualTo("[\"light\"]\n");
    assertThat(store.done("domain-split", "light", "near", "Near light", "far", "Far light"))
        .startsWith("Split: light -> near, far\n");
    assertThat(store.look("query-domain", "far", "--ids-only").out()).contains(id);
    CommandRun.Result twice = store.run("domain-add", "far", "Again");
    assertThat(twice.exit()).isEqualTo(1);
  }

  @Test
  void aBranchOfABatchIsNotWrittenOn() throws IOException {
    Path git = Files.createDirectories(folder.resolve(".git"));
    Files.createDirectories(git.resolve("objects"));
    Files.createDirectories(git.resolve("refs"));
    Files.writeString(git.resolve("HEAD"), "ref: refs/heads/knowledge/batch-2026-06-15\n");
    String id = "dry-the-lens";
    CommandRun.Result refused =
        store.run(
            "add",
            "--type",
            "fact",
            "--title",
            "Dry the lens",
            "--claim",
            "It MUST be dry.",
            "--body",
            "## Background\nb\n## Details\nd",
            "--domain",
            "lamp",
            "--considerations",
            "Weighed.",
            "--evidence",
            "pr:#1");
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused.err()).contains("knowledge/batch-2026-06-15");
    assertThat(store.look("list", "--ids-only").out()).doesNotContain(id);
    assertThat(store.done("domain-add", "fog", "What sounds")).contains("Added domain: fog");
  }
}
