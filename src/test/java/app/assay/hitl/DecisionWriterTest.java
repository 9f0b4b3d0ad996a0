package app.assay.hitl;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.rules.FormatRules;
import app.assay.ledger.Ledger;
import app.assay.ledger.LedgerEntry;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DecisionWriterTest {

  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-06-15T12:00:00Z"), ZoneOffset.UTC);

  @TempDir Path vault;
  private Path file;
  private Ledger ledger;
  private DecisionWriter writer;

  @BeforeEach
  void pendingDocument() throws IOException {
    file = vault.resolve("prices.cgd.md");
    Files.writeString(file, CgdText.pending("B").text());
    ledger = Ledger.open(vault, CLOCK);
    writer = new DecisionWriter(new DocumentFile(), ledger, new DecisionRecords("0.1.0"));
  }

  private ConfirmationResult.Planned plan(Answer answer) throws IOException {
    CgdDocument document = CgdParser.standard().parse(Files.readAllBytes(file));
    ClaimDecision decision =
        new ClaimDecision(
            0, "claim-75fb137a", answer, "Price page, line 3", Duration.ofSeconds(12), false);
    return (ConfirmationResult.Planned)
        new Confirmation(DocumentEditor.standard(), FormatRules.validator())
            .plan(
                document,
                new ConfirmationRequest(
                    new Reviewer("Dana Reviewer"),
                    LocalDate.of(2026, 6, 15),
                    List.of(decision),
                    false,
                    CheckContext.at(CLOCK.instant()),
                    NoTerms.NONE,
                    Timing.MEASURED));
  }

  private WriteResult.Written written(ConfirmationResult.Planned plan) {
    WriteResult result = writer.write(file, "prices.cgd.md", plan);
    assertThat(result).isInstanceOf(WriteResult.Written.class);
    return (WriteResult.Written) result;
  }

  @Test
  void fileAndLedgerHaveTheConfirmation() throws IOException {
    ConfirmationResult.Planned plan = plan(Answer.TRUE);
    String before = SourceText.sha256(Files.readAllBytes(file));
    written(plan);
    assertThat(Files.readString(file)).isEqualTo(plan.after().text());
    LedgerEntry entry = ledger.entries().getFirst();
    assertThat(entry.record().reviewer()).isEqualTo("Dana Reviewer");
    assertThat(entry.record().round()).isEqualTo("B");
    assertThat(entry.record().document()).isEqualTo("prices.cgd.md");
    assertThat(entry.record().decision()).isEqualTo("true");
    assertThat(entry.record().note()).isEqualTo("Price page, line 3");
    assertThat(entry.record().seconds()).isEqualTo(12);
    assertThat(entry.record().documentBefore()).isEqualTo(before);
    assertThat(entry.record().documentAfter())
        .isEqualTo(SourceText.sha256(Files.readAllBytes(file)));
    assertThat(ledger.verify().isSound()).isTrue();
  }

  @Test
  void skippingTellsOnlyTheLedger() throws IOException {
    byte[] before = Files.readAllBytes(file);
    written(plan(Answer.SKIP));
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
    assertThat(ledger.entries().getFirst().record().decision()).isEqualTo("skip");
  }

  @Test
  void revertingRestoresEveryByteAndSaysSo() throws IOException {
    byte[] before = Files.readAllBytes(file);
    ConfirmationResult.Planned plan = plan(Answer.TRUE);
    WriteResult.Written written = written(plan);
    assertThat(writer.revert(written, plan.after().source()))
        .isInstanceOf(WriteResult.Written.class);
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
    assertThat(ledger.entries().stream().map(e -> e.record().decision()))
        .containsExactly("true", "reverted");
  }

  @Test
  void fileThatChangedUnderneathIsLeftAlone() throws IOException {
    ConfirmationResult.Planned plan = plan(Answer.TRUE);
    Files.writeString(file, "someone else's text");
    WriteResult result = writer.write(file, "prices.cgd.md", plan);
    assertThat(result)
        .isInstanceOfSatisfying(
            WriteResult.ChangedUnderneath.class,
            changed ->
                assertThat(((ReadResult.Loaded) changed.current()).source().text())
                    .isEqualTo("someone else's text"));
    assertThat(Files.readString(file)).isEqualTo("someone else's text");
    assertThat(ledger.entries()).isEmpty();
  }

  @Test
  void damagedLedgerStopsEverything() throws IOException {
    written(plan(Answer.SKIP));
    Path lines = vault.resolve(".assay/ledger.jsonl");
    Files.writeString(lines, Files.readString(lines).replace("Dana", "Anna"));
    byte[] before = Files.readAllBytes(file);
    WriteResult result = writer.write(file, "prices.cgd.md", plan(Answer.TRUE));
    assertThat(((WriteResult.Failed) result).message())
        .startsWith("Nothing was written, because the ledger is damaged:")
        .endsWith("See `assay ledger verify`.");
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }

  @Test
  void ledgerThatCannotBeWrittenGivesTheDocumentItsBytesBack() throws IOException {
    byte[] before = Files.readAllBytes(file);
    Files.writeString(vault.resolve(".assay"), "a file where the folder should be");
    WriteResult result = writer.write(file, "prices.cgd.md", plan(Answer.TRUE));
    assertThat(result).isInstanceOf(WriteResult.Failed.class);
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }
}
