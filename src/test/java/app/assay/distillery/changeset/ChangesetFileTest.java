package app.assay.distillery.changeset;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.layer1.Candidates;
import app.assay.text.DocumentFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChangesetFileTest {

  private static final Candidate LONG = Candidates.good().with("claim", "x".repeat(300));

  @TempDir Path folder;

  private ChangesetFile file(Candidate... candidates) throws IOException {
    Path path = folder.resolve("batch-2026-03-26.json");
    List<DecidedCandidate> decided =
        List.of(candidates).stream().map(c -> DecidedCandidate.accepted(c, List.of())).toList();
    Files.writeString(path, "\uFEFF" + ChangesetText.of("2026-03-26", decided).text());
    return new ChangesetFile(path, new DocumentFile());
  }

  @Test
  void anEditThatBreaksARuleIsNotWritten() throws IOException {
    ChangesetFile file = file(Candidates.good());
    ChangesetReading.Loaded read = (ChangesetReading.Loaded) file.read();
    String before = Files.readString(folder.resolve("batch-2026-03-26.json"));
    assertThat(file.save(read, read.changeset().update(0, LONG), ChangesetFile.RULES))
        .isEqualTo(
            new ChangesetSaving.Refused(
                List.of(
                    new ChangesetProblem(
                        0, "retry-in-jobs", "claim has 300 characters; it may have 200."))));
    assertThat(Files.readString(folder.resolve("batch-2026-03-26.json"))).isEqualTo(before);
  }

  @Test
  void whatNobodyTouchedIsNotGated() throws IOException {
    ChangesetFile file = file(LONG, Candidates.good().with("id", "b"));
    ChangesetReading.Loaded read = (ChangesetReading.Loaded) file.read();
    String before = Files.readString(folder.resolve("batch-2026-03-26.json"));
    Changeset changed =
        read.changeset().update(1, Candidates.good().with("id", "b").with("title", "Other"));
    assertThat(file.save(read, changed, ChangesetFile.RULES))
        .isInstanceOf(ChangesetSaving.Saved.class);
    assertThat(Files.readString(folder.resolve("batch-2026-03-26.json")))
        .startsWith("\uFEFF")
        .contains("\"title\": \"Other\"")
        .startsWith(before.substring(0, before.indexOf("\"id\": \"b\"") - 40));
  }

  @Test
  void aFileThatChangedMeanwhileIsLeftAlone() throws IOException {
    ChangesetFile file = file(Candidates.good());
    ChangesetReading.Loaded read = (ChangesetReading.Loaded) file.read();
    Files.writeString(folder.resolve("batch-2026-03-26.json"), "{}");
    assertThat(file.save(read, read.changeset().reject(0, "r"), ChangesetFile.RULES))
        .isInstanceOf(ChangesetSaving.NotSaved.class);
    assertThat(Files.readString(folder.resolve("batch-2026-03-26.json"))).isEqualTo("{}");
  }

  @Test
  void aNewOneMustBeSound() {
    ChangesetFile file = new ChangesetFile(folder.resolve("new.json"), new DocumentFile());
    assertThat(
            file.create(
                ChangesetText.of(
                    "2026-03-26", List.of(DecidedCandidate.accepted(LONG, List.of())))))
        .isInstanceOf(ChangesetSaving.Refused.class);
    assertThat(folder.resolve("new.json")).doesNotExist();
    assertThat(file.create(ChangesetText.of("2026-03-26", List.of())))
        .isInstanceOf(ChangesetSaving.Saved.class);
  }
}
