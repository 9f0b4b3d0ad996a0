package app.assay.ui.documents;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.theme.Texts;
import app.assay.workspace.DocumentCheck;
import app.assay.workspace.FileReport;
import app.assay.workspace.PointsGate;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class DocumentStatusTest {

  private final Texts texts = new Texts("documents");

  @Test
  void pendingDocumentSaysHowManyClaimsStandInTheWay() {
    DocumentStatus status = DocumentStatus.of(DocumentsFixture.report("capacity-plan"), texts);
    assertThat(status.state()).isEqualTo("CLEAR | PENDING");
    assertThat(status.hash()).isEqualTo("hash verified ✓");
    assertThat(status.hashStyle()).isEqualTo("good");
    assertThat(status.ingest()).isEqualTo("not ingestable: 3 pending");
  }

  @Test
  void clearDocumentIsIngestable() {
    DocumentStatus status = DocumentStatus.of(DocumentsFixture.report("fog-signal-manual"), texts);
    assertThat(status.ingest()).isEqualTo("ingestable");
    assertThat(status.ingestWhy()).isEmpty();
  }

  @Test
  void changedTextIsCritical() {
    DocumentStatus status = DocumentStatus.of(DocumentsFixture.report("night-shift-sop"), texts);
    assertThat(status.hash()).isEqualTo("hash wrong: text changed");
    assertThat(status.hashStyle()).isEqualTo("critical");
    assertThat(status.ingest()).isEqualTo("not ingestable");
    assertThat(status.ingestWhy()).isNotEmpty();
  }

  @Test
  void rightTextByAnotherRecipeIsAWarning() {
    DocumentStatus status = DocumentStatus.of(DocumentsFixture.report("lens-supplier"), texts);
    assertThat(status.hash()).isEqualTo("hash by recipe L1: stamp again");
    assertThat(status.hashStyle()).isEqualTo("warning");
  }

  @Test
  void plainMarkdownHasNoHashAndCountsWhatThePointsFound() {
    FileReport report =
        DocumentCheck.ofPoints(PointsGate.standard())
            .check(
                "notes.md",
                "<!-- assay: allow P2-WILL reason=\"agreed\" -->\nIt will.\n\nSales will double.\n"
                    .getBytes(StandardCharsets.UTF_8),
                DocumentsFixture.CONTEXT);
    DocumentStatus status = DocumentStatus.plain(report, texts);
    assertThat(status.state()).isEqualTo("plain Markdown");
    assertThat(status.hash()).isEmpty();
    assertThat(status.ingest()).isEqualTo("nine points: 1 finding, 1 allowed");
  }

  @Test
  void summaryOfTheFrontMatterCountsClaims() {
    assertThat(DocumentStatus.summary(DocumentsFixture.report("capacity-plan"), texts))
        .isEqualTo("CLEAR | PENDING · 3 claims pending · hash verified ✓");
  }
}
