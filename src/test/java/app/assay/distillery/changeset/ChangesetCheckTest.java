package app.assay.distillery.changeset;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.SharedFolder;
import app.assay.distillery.layer1.Candidates;
import app.assay.text.DocumentFile;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChangesetCheckTest {

  private static List<String> lines(String text) {
    return ChangesetCheck.check(ChangesetTest.parse(text)).stream()
        .map(ChangesetProblem::line)
        .toList();
  }

  private static String entry(String status, String data) {
    return "{\"status\":\"%s\",\"data\":%s}".formatted(status, data);
  }

  @Test
  void everyEntryIsLookedAt() {
    String good = Candidates.good().text();
    String text =
        "{\"version\":1,\"entries\":[%s]}"
            .formatted(
                String.join(
                    ",",
                    entry("accepted", good),
                    entry("maybe", good),
                    entry("rejected", "{\"id\":\"bad\"}"),
                    entry("accepted", Candidates.good().with("id", "b").with("claim", "").text()),
                    entry("accepted", good),
                    "7",
                    "{\"status\":\"accepted\"}"));
    assertThat(lines(text))
        .containsExactly(
            "entry retry-in-jobs: Its status must be accepted or rejected; status is maybe.",
            "entry b: claim is empty.",
            "entry retry-in-jobs: Another accepted entry has this id.",
            "entry at index 5: Its status must be accepted or rejected; status is no such text.",
            "entry at index 6: It has no data, so there is no candidate in it.");
  }

  @Test
  void theVersionMustBeOne() {
    assertThat(lines("{\"version\":\"1\",\"entries\":[]}")).isEmpty();
    assertThat(lines("{\"version\":2,\"entries\":[]}"))
        .containsExactly("Its version must be 1; version is 2.");
    assertThat(lines("{\"entries\":[]}")).hasSize(1);
  }

  /// How many accepted entries of the real changesets the rules hold back (rulebook §2.4).
  @ParameterizedTest
  @CsvSource({
    "2026-03-24@97ae589, 3, 1",
    "2026-03-25@4a9596c, 6, 3",
    "2026-03-25@d68a0ef, 2, 2",
    "2026-03-26-2@9e2aaf3, 4, 0",
    "2026-03-30@4c01b97, 8, 8",
    "2026-04-13@b513753, 0, 0",
  })
  void realChangesetsAreHeldBackAsUpstreamsLaterRulesDo(String name, int accepted, int broken) {
    Path file = SharedFolder.file("kd/changesets/batch-" + name + ".json");
    Changeset changeset =
        ((ChangesetReading.Loaded) new ChangesetFile(file, new DocumentFile()).read()).changeset();
    assertThat(ChangesetCheck.accepted(changeset)).isEqualTo(accepted);
    assertThat(ChangesetCheck.check(changeset).stream().map(ChangesetProblem::index).distinct())
        .hasSize(broken);
  }
}
