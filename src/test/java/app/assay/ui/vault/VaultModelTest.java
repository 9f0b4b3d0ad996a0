package app.assay.ui.vault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import app.assay.cgd.check.CheckContext;
import app.assay.hitl.queue.QueueDraft;
import app.assay.hitl.queue.QueueRoot;
import app.assay.text.DocumentFile;
import app.assay.ui.HandRunner;
import app.assay.ui.theme.Texts;
import app.assay.ui.vault.FolderNode.FileNode;
import app.assay.ui.vault.FolderNode.Kind;
import app.assay.workspace.DocumentCheck;
import app.assay.workspace.FileReport;
import app.assay.workspace.SameThreadRunner;
import app.assay.workspace.TaskRunner;
import app.assay.workspace.VaultStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VaultModelTest {

  private static final CheckContext CONTEXT =
      CheckContext.at(Instant.parse("2026-06-15T09:00:00Z"));
  private static final Path LIGHTHOUSE =
      Path.of("sample-vaults", "lighthouse").toAbsolutePath().normalize();

  @TempDir Path folder;
  private final VaultModel model = new VaultModel();

  private VaultOpening opening(TaskRunner runner) {
    return new VaultOpening(model, runner, Runnable::run, () -> CONTEXT, DocumentCheck::standard);
  }

  private List<String> badges(String shown) {
    FileReport report = model.report(LIGHTHOUSE.resolve(shown)).orElseThrow();
    return new Badges(new Texts("vault")).of(report).stream().map(Badge::text).toList();
  }

  @Test
  void treeHasFoldersBeforeFilesAndMarksPlainMarkdown() {
    opening(new SameThreadRunner()).open(LIGHTHOUSE, () -> {});
    FolderNode tree = model.tree();
    assertThat(tree.folders().stream().map(FolderNode::name))
        .containsExactly("batches", "documents", "imported", "knowledge", "reference");
    assertThat(tree.documents()).isEqualTo(14);
    assertThat(tree.files())
        .containsExactly(
            new FileNode(
                LIGHTHOUSE.resolve("notes-to-convert.md"), "notes-to-convert.md", Kind.PLAIN));
  }

  @Test
  void queueIsInTheTreeAndOtherYamlIsNot() throws IOException {
    QueueDraft draft = new QueueDraft(QueueRoot.of(LIGHTHOUSE), new DocumentFile());
    draft.add(LIGHTHOUSE.resolve("documents/capacity-plan.cgd.md"));
    Files.writeString(folder.resolve("open.yaml"), draft.text(CONTEXT.now()));
    Files.writeString(folder.resolve("pipeline.yaml"), "documents:\n  - a.md\n");
    opening(new SameThreadRunner()).open(folder, () -> {});
    assertThat(model.tree().files())
        .extracting(FileNode::name, FileNode::kind)
        .containsExactly(tuple("open.yaml", Kind.QUEUE));
    assertThat(model.tree().documents()).isZero();
  }

  @Test
  void documentsAreNamedWithoutTheEndingAllOfThemHave() {
    assertThat(new FileNode(Path.of("a.cgd.md"), "a.cgd.md", Kind.DOCUMENT).title()).isEqualTo("a");
    assertThat(new FileNode(Path.of("a.md"), "a.md", Kind.PLAIN).title()).isEqualTo("a.md");
  }

  @Test
  void everyDocumentOfTheSampleVaultHasItsBadge() {
    opening(new SameThreadRunner()).open(LIGHTHOUSE, () -> {});
    assertThat(model.state()).isEqualTo(VaultModel.State.CHECKED);
    assertThat(model.unchecked()).isZero();
    assertThat(badges("documents/fog-signal-manual.cgd.md")).containsExactly("clear");
    assertThat(badges("documents/capacity-plan.cgd.md")).containsExactly("3 open");
    assertThat(badges("documents/old-wiring.cgd.md")).containsExactly("exceptions");
    assertThat(badges("documents/lens-supplier.cgd.md")).startsWith("recipe").endsWith("clear");
    assertThat(badges("documents/night-shift-sop.cgd.md")).startsWith("hash");
    assertThat(badges("reference/spare-parts.cgd.md")).startsWith("SOT").doesNotContain("clear");
  }

  @Test
  void claimThatSomebodySignedWithoutADateIsNotPending() {
    opening(new SameThreadRunner()).open(LIGHTHOUSE, () -> {});
    assertThat(badges("documents/power-audit.cgd.md")).startsWith("1 open");
  }

  @Test
  void countsOfTheTitleAreThoseOfTheStatus() {
    opening(new SameThreadRunner()).open(LIGHTHOUSE, () -> {});
    VaultStatus status = VaultStatus.of(model.reports().values(), LocalDate.of(2026, 6, 15));
    assertThat(model.pending()).isEqualTo(status.pendingClaims()).isEqualTo(16);
    assertThat(model.wrongHashes()).isEqualTo(status.wrongHashes()).isEqualTo(4);
  }

  @Test
  void treeIsThereBeforeTheGatesHaveRun() {
    HandRunner runner = new HandRunner();
    opening(runner).open(LIGHTHOUSE, () -> {});
    runner.runNext();
    assertThat(model.tree().documents()).isEqualTo(14);
    assertThat(model.state()).isEqualTo(VaultModel.State.CHECKING);
    assertThat(model.unchecked()).isEqualTo(14);
  }

  @Test
  void reportsOfAVaultThatWasLeftAreDropped() throws IOException {
    HandRunner runner = new HandRunner();
    VaultOpening opening = opening(runner);
    opening.open(LIGHTHOUSE, () -> {});
    runner.runNext();
    opening.open(folder, () -> {});
    runner.runNext();
    runner.runNext();
    runner.runNext();
    assertThat(model.vault().orElseThrow().root()).isEqualTo(folder.toAbsolutePath().normalize());
    assertThat(model.reports()).isEmpty();
  }

  @Test
  void folderThatCannotBeReadIsSaid() {
    opening(new SameThreadRunner()).open(folder.resolve("gone"), () -> {});
    assertThat(model.state()).isEqualTo(VaultModel.State.FAILED);
    assertThat(model.trouble()).startsWith("gone cannot be opened");
  }

  @Test
  void unreadableDocumentIsNotClear() throws IOException {
    Files.write(folder.resolve("latin.cgd.md"), new byte[] {'a', (byte) 0xE4});
    opening(new SameThreadRunner()).open(folder, () -> {});
    FileReport report =
        model.report(folder.toAbsolutePath().normalize().resolve("latin.cgd.md")).orElseThrow();
    assertThat(new Badges(new Texts("vault")).of(report).stream().map(Badge::text))
        .containsExactly("unreadable");
  }
}
