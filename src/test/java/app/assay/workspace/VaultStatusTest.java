package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class VaultStatusTest {

  private static final LocalDate TODAY = LocalDate.of(2026, 6, 30);

  private static FileReport check(String text) {
    return DocumentCheck.standard()
        .check(
            "a.cgd.md",
            text.getBytes(StandardCharsets.UTF_8),
            CheckContext.at(TODAY.atStartOfDay().toInstant(ZoneOffset.UTC)));
  }

  private static FileReport pendingSince(String day) {
    return check(CgdText.pending("A").set("processed-date", day).text());
  }

  private static PendingAge age(String day) {
    return VaultStatus.of(List.of(pendingSince(day)), TODAY).pendingDocuments().entrySet().stream()
        .filter(entry -> entry.getValue() == 1)
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void nothingHasEveryKindOfHashAndAge() {
    assertThat(VaultStatus.NOTHING.hashes()).hasSize(HashReport.Match.values().length);
    assertThat(VaultStatus.NOTHING.pendingDocuments()).hasSize(PendingAge.values().length);
  }

  @Test
  void statesAreCountedByBothStatuses() {
    VaultStatus status =
        VaultStatus.of(List.of(check(CgdText.valid().text()), pendingSince("2026-06-29")), TODAY);
    assertThat(status.states()).isEqualTo(Map.of("CLEAR | REVIEWED", 1, "CLEAR | PENDING", 1));
    assertThat(status.documents()).isEqualTo(2);
    assertThat(status.pendingClaims()).isEqualTo(1);
    assertThat(status.ragIngestable()).isEqualTo(1);
    assertThat(status.admissible()).isEqualTo(1);
  }

  @Test
  void changedTextIsIngestableByItsFieldsAndNotAdmissible() {
    String changed = CgdText.valid().text().replace("eight windows", "nine windows");
    VaultStatus status = VaultStatus.of(List.of(check(changed)), TODAY);
    assertThat(status.ragIngestable()).isEqualTo(1);
    assertThat(status.admissible()).isZero();
    assertThat(status.wrongHashes()).isEqualTo(1);
    assertThat(status.hashes()).containsEntry(HashReport.Match.TEXT_CHANGED, 1);
  }

  @Test
  void claimsWaitSinceTheDocumentWasProcessed() {
    assertThat(age("2026-06-30")).isEqualTo(PendingAge.WEEK);
    assertThat(age("2026-06-23")).isEqualTo(PendingAge.WEEK);
    assertThat(age("2026-06-22")).isEqualTo(PendingAge.MONTH);
    assertThat(age("2026-05-31")).isEqualTo(PendingAge.MONTH);
    assertThat(age("2026-05-30")).isEqualTo(PendingAge.QUARTER);
    assertThat(age("2026-04-01")).isEqualTo(PendingAge.QUARTER);
    assertThat(age("2026-03-31")).isEqualTo(PendingAge.OLDER);
  }

  @Test
  void daysOfWaitingAreUnknownWithoutAPastDay() {
    assertThat(age("2026-07-01")).isEqualTo(PendingAge.UNKNOWN);
    assertThat(age("yesterday")).isEqualTo(PendingAge.UNKNOWN);
  }

  @Test
  void reviewedDocumentDoesNotWait() {
    assertThat(VaultStatus.daysPending(check(CgdText.valid().text()), TODAY)).isEmpty();
  }

  @Test
  void unreadableDocumentHasNoState() {
    VaultStatus status = VaultStatus.of(List.of(FileReport.unreadable("a.cgd.md", "Gone.")), TODAY);
    assertThat(status.unreadable()).isEqualTo(1);
    assertThat(status.states()).isEmpty();
  }
}
