package app.assay.ui.status;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.hitl.profile.PolicyFile;
import app.assay.hitl.profile.ReviewPolicy;
import app.assay.hitl.profile.ReviewProfile;
import app.assay.text.DocumentFile;
import app.assay.ui.status.Picture.Bar;
import app.assay.ui.vault.VaultModel;
import app.assay.workspace.FileReport;
import app.assay.workspace.GateRun;
import app.assay.workspace.SameThreadRunner;
import app.assay.workspace.Vault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatusModelTest {

  private final VaultModel vault = new VaultModel();
  private final StatusModel model = new StatusModel(vault, () -> LocalDate.of(2026, 6, 15));

  @BeforeEach
  void openTheLighthouse() throws IOException {
    open(Path.of("sample-vaults", "lighthouse"));
  }

  private void open(Path root) throws IOException {
    Vault read = Vault.read(root);
    List<FileReport> reports = new ArrayList<>();
    GateRun gates = GateRun.standard(CheckContext.at(Instant.parse("2026-06-15T09:00:00Z")));
    new SameThreadRunner()
        .submit(
            "check",
            progress -> {
              gates.run(read.inputs(), progress, reports::add);
              return reports.size();
            },
            outcome -> {});
    vault.open(read);
    vault.put(reports);
  }

  private StatusRow row(String file) {
    return model.rows().stream().filter(r -> r.file().equals(file)).findFirst().orElseThrow();
  }

  private Picture picture(String id) {
    return model.pictures().stream().filter(p -> p.id().equals(id)).findFirst().orElseThrow();
  }

  @Test
  void everyDocumentHasARow() {
    assertThat(model.rows()).hasSize(vault.vault().orElseThrow().documents().size());
  }

  @Test
  void rowOfASourceOfTruthSaysSo() {
    assertThat(row("reference/rota-2026.cgd.md"))
        .returns("SOT", StatusRow::tier)
        .returns("CLEAR", StatusRow::clarity)
        .returns("REVIEWED", StatusRow::hitl)
        .returns("verified", StatusRow::hash)
        .returns("yes", StatusRow::ingest)
        .returns("", r -> r.waited().toString());
  }

  @Test
  void documentThatIsHeldBackSaysWhy() {
    assertThat(row("reference/spare-parts.cgd.md"))
        .returns("held back", StatusRow::ingest)
        .returns("warning", StatusRow::ingestStyle)
        .satisfies(r -> assertThat(r.ingestWhy()).startsWith("The document has"));
  }

  @Test
  void documentThatTheReviewProfileHoldsBackIsCountedAndThePictureNamesTheProfile(
      @TempDir Path folder) throws IOException {
    Path root = folder.toRealPath();
    Files.writeString(root.resolve("price.cgd.md"), CgdText.confirmed("Ida Berg").text());
    open(root);
    assertThat(picture("ingestable").bars()).contains(new Bar("may enter", 1, 1, "good"));
    Files.createDirectory(root.resolve(".assay"));
    PolicyFile file = new PolicyFile(root, new DocumentFile());
    assertThat(file.write(new ReviewPolicy(ReviewProfile.MEDIUM, 1, 30))).isEmpty();
    open(root);
    assertThat(picture("ingestable").bars())
        .contains(
            new Bar("ingestable, held back by errors, hash or review profile", 1, 1, "warning"));
    assertThat(row("price.cgd.md").ingestWhy()).endsWith("but the ledger of this vault does not.");
  }

  @Test
  void pendingDocumentSaysForHowLong() {
    StatusRow waiting =
        model.rows().stream().filter(r -> r.pending() > 0).findFirst().orElseThrow();
    assertThat(Long.parseLong(waiting.waited().toString())).isNotNegative();
    assertThat(waiting.ingest()).isEqualTo("no");
  }

  @Test
  void barsOfAPictureCountEveryDocumentOnce() {
    assertThat(picture("ingestable").bars().stream().mapToInt(Picture.Bar::count).sum())
        .isEqualTo(model.rows().size());
    assertThat(picture("states").bars().stream().mapToInt(Picture.Bar::count).sum())
        .isEqualTo(model.rows().size());
    assertThat(picture("hashes").bars().stream().mapToInt(Picture.Bar::count).sum())
        .isEqualTo(model.rows().size());
  }

  @Test
  void barIsAsLongAsItsShare() {
    assertThat(new Picture.Bar("a", 1, 4, "good")).returns(0.25, Picture.Bar::share);
    assertThat(new Picture.Bar("a", 0, 0, "good")).returns(0.0, Picture.Bar::share);
  }

  @Test
  void disposedModelFollowsNoMore() {
    List<String> told = new ArrayList<>();
    model.onChange(() -> told.add("changed"));
    vault.put(List.of());
    model.dispose();
    vault.put(List.of());
    assertThat(told).containsExactly("changed");
  }
}
