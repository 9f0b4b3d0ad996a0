package app.assay.ui.sot;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.check.CheckContext;
import app.assay.text.DocumentFile;
import app.assay.ui.vault.VaultModel;
import app.assay.workspace.DocumentCheck;
import app.assay.workspace.SameThreadRunner;
import app.assay.workspace.Vault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SotModelTest {

  private static List<SotRow> rows() throws IOException {
    VaultModel vault = new VaultModel();
    Vault read = Vault.read(Path.of("sample-vaults", "lighthouse"));
    vault.open(read);
    List<app.assay.workspace.FileReport> reports = new ArrayList<>();
    for (Path file : read.documents()) {
      reports.add(
          DocumentCheck.standard()
              .check(
                  read.shown(file),
                  Files.readAllBytes(file),
                  CheckContext.at(Instant.parse("2026-06-15T09:00:00Z"))));
    }
    vault.put(reports);
    return new SotModel(
            vault, new DocumentFile(), new SameThreadRunner(), LocalDate.of(2026, 6, 15))
        .rows();
  }

  private static SotRow row(String claim) throws IOException {
    return rows().stream().filter(r -> r.claim().equals(claim)).findFirst().orElseThrow();
  }

  @Test
  void rowSaysWhoAnswersHowStaleAndHowOld() throws IOException {
    assertThat(row("The station has four keepers"))
        .returns("Harbour office, 1.2", SotRow::tier)
        .returns("[STABLE]", SotRow::staleness)
        .returns("14", SotRow::age)
        .returns("", SotRow::verifiedWhy)
        .returns("", SotRow::conflict);
  }

  @Test
  void dateThatIsNoDayIsMarked() throws IOException {
    assertThat(row("Relay, 24 V"))
        .returns("critical", SotRow::verifiedStyle)
        .returns("\u201C2026-02-30\u201D is no day of the calendar.", SotRow::verifiedWhy)
        .returns("", SotRow::age);
  }

  @Test
  void dateToComeIsMarkedAndHasNoAge() throws IOException {
    assertThat(row("Prism cement"))
        .returns("critical", SotRow::verifiedStyle)
        .returns("2099-01-01 is yet to come.", SotRow::verifiedWhy)
        .returns("", SotRow::age);
  }
}
