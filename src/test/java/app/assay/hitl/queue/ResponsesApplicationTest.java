package app.assay.hitl.queue;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Finding;
import app.assay.hitl.queue.DocumentOutcome.Kind;
import app.assay.text.DocumentFile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The form of CLARITY_GATE_PROCEDURES (rulebook clarity-gate, C23).
class ResponsesApplicationTest {

  @TempDir Path vault;
  private QueueSample sample;

  @BeforeEach
  void documents() throws IOException {
    sample = QueueSample.in(vault);
  }

  @Test
  void confirmedAndRejectedAreTrueAndFalse() throws IOException {
    DocumentOutcome outcome =
        apply(
            """
            responses:
              - claim_id: 1
                status: confirmed
                note: "From Q3 planning doc, page 7"
              - claim_id: claim-eb357742
                status: rejected
                note: "Not tested yet"
            """,
            QueueSample.terms());
    assertThat(outcome.kind()).isEqualTo(Kind.APPLIED);
    assertThat(sample.document("docs/b.cgd.md"))
        .contains("source: \"From Q3 planning doc, page 7\"\n")
        .contains("hitl-pending-count: 1\n")
        .contains("✗ Refused");
    assertThat(sample.ledger().entries().stream().map(e -> e.record().decision()))
        .containsExactly("true", "false");
  }

  @Test
  void unknownIdAndNumberAreEQu01() throws IOException {
    DocumentOutcome outcome =
        apply(
            """
            responses:
              - {claim_id: 7, status: confirmed, note: x}
              - {claim_id: 0, status: confirmed, note: x}
              - {claim_id: claim-0, status: confirmed, note: x}
              - {claim_id: 1, status: confirmed, note: x}
            """,
            QueueSample.terms());
    assertThat(outcome.kind()).isEqualTo(Kind.REFUSED);
    assertThat(outcome.findings().stream().map(Finding::message))
        .containsExactly(
            "There is no claim number 7 in the document, which has 2 claims.",
            "There is no claim number 0 in the document, which has 2 claims.",
            "There is no claim claim-0 in the document, which has 2 claims of other ids.");
    assertThat(sample.ledger().entries()).isEmpty();
  }

  @Test
  void sameClaimByIdAndNumberIsRefusedByTheEngine() throws IOException {
    assertThat(
            apply(
                    "responses:\n"
                        + "  - {claim_id: 1, status: confirmed, note: x}\n"
                        + "  - {claim_id: claim-75fb137a, status: rejected, note: x}\n",
                    QueueSample.terms())
                .message())
        .isEqualTo("Claim claim-75fb137a is answered twice. Nothing was changed.");
  }

  @Test
  void trialWritesNothing() throws IOException {
    String before = sample.document("docs/b.cgd.md");
    assertThat(
            apply(
                    "responses:\n  - {claim_id: 1, status: confirmed, note: x}\n",
                    QueueSample.trial())
                .kind())
        .isEqualTo(Kind.WOULD_APPLY);
    assertThat(sample.document("docs/b.cgd.md")).isEqualTo(before);
  }

  @Test
  void noResponsesLeaveTheDocumentAlone() throws IOException {
    assertThat(apply("responses: []\n", QueueSample.terms()).kind()).isEqualTo(Kind.UNANSWERED);
  }

  @Test
  void anyOtherStatusIsAFault() {
    String text = "responses:\n  - {claim_id: 1, status: maybe}\n";
    assertThat(ResponsesReader.read(text))
        .isInstanceOfSatisfying(
            FileReading.Broken.class,
            broken ->
                assertThat(broken.faults().toString())
                    .contains("'maybe' is not one of confirmed and rejected."));
  }

  private DocumentOutcome apply(String text, QueueTerms terms) throws IOException {
    Path root = vault.toRealPath();
    Answering answering =
        new Answering(
            new DocumentFile(),
            document -> root,
            Clock.fixed(QueueSample.GENERATED, ZoneOffset.UTC),
            "0.1.0");
    Responses responses = ((FileReading.Read<Responses>) ResponsesReader.read(text)).content();
    return new ResponsesApplication(answering)
        .apply(responses, root.resolve("docs/b.cgd.md"), "docs/b.cgd.md", terms);
  }
}
