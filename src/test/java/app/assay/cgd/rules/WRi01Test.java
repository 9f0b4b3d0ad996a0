package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class WRi01Test extends RuleFixtures {

  @Test
  void pendingStatusIsTheReason() throws IOException {
    assertThat(reports("fires-on-a-pending-document"))
        .containsExactly(
            "[true] rag-ingestable says true, but hitl-status is PENDING, so it must be false.");
  }

  @Test
  void bothStatusesAreReasons() throws IOException {
    assertThat(reports("fires-on-an-unclear-document"))
        .containsExactly(
            "[true] rag-ingestable says true, but clarity-status is UNCLEAR and hitl-status is"
                + " PENDING, so it must be false.");
  }

  @Test
  void exclusionMarkersAreTheReason() throws IOException {
    assertThat(reports("fires-on-an-exclusion-block"))
        .containsExactly(
            "[true] rag-ingestable says true, but hitl-status is REVIEWED_WITH_EXCEPTIONS and the"
                + " body has 2 exclusion markers, so it must be false.");
  }

  @Test
  void newerVersionIsTheReason() throws IOException {
    assertThat(reports("fires-on-a-newer-version"))
        .containsExactly(
            "[true] rag-ingestable says true, but the format's version is newer than what is"
                + " understood, so it must be false.");
  }

  @Test
  void reviewedDocumentMayBeIngested() throws IOException {
    assertThat(reports("fires-on-a-reviewed-document"))
        .containsExactly(
            "[false] rag-ingestable says false, but the document is CLEAR, REVIEWED and without"
                + " exclusion block, so it must be true.");
  }
}
