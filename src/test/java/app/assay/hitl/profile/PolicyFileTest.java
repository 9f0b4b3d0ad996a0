package app.assay.hitl.profile;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.DocumentFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PolicyFileTest {

  @TempDir Path vault;

  @BeforeEach
  void folder() throws IOException {
    Files.createDirectories(vault.resolve(".assay"));
  }

  private PolicyReading read(String json) throws IOException {
    Files.writeString(vault.resolve(PolicyFile.NAME), json);
    return file().read();
  }

  private PolicyFile file() {
    return new PolicyFile(vault, new DocumentFile());
  }

  private ReviewPolicy policy(String json) throws IOException {
    return ((PolicyReading.Known) read(json)).policy();
  }

  @Test
  void noFileAsksForNothing() {
    assertThat(file().read()).isEqualTo(new PolicyReading.Absent());
  }

  @Test
  void profileBringsItsOwnFigures() throws IOException {
    assertThat(policy("{\"profile\": \"high\"}"))
        .isEqualTo(new ReviewPolicy(ReviewProfile.HIGH, 2, 60));
    assertThat(policy("{\"profile\": \"medium\"}"))
        .isEqualTo(new ReviewPolicy(ReviewProfile.MEDIUM, 1, 30));
    assertThat(policy("{\"profile\": \"low\"}"))
        .isEqualTo(new ReviewPolicy(ReviewProfile.LOW, 1, 0));
  }

  @Test
  void vaultMayAskForMoreThanItsProfile() throws IOException {
    assertThat(policy("{\"profile\": \"none\", \"reviewers\": 2, \"seconds\": 5}"))
        .isEqualTo(new ReviewPolicy(ReviewProfile.NONE, 2, 5));
  }

  @ParameterizedTest
  @EnumSource
  void whatIsWrittenIsRead(ReviewProfile profile) {
    assertThat(file().write(ReviewPolicy.of(profile))).isEmpty();
    assertThat(file().read())
        .isInstanceOfSatisfying(
            PolicyReading.Known.class,
            known -> assertThat(known.policy()).isEqualTo(ReviewPolicy.of(profile)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "''~is no JSON object",
        "[]~is no JSON object",
        "{~is no JSON",
        "{\"profile\":\"high\"} x~is no JSON",
        "{\"profile\":\"high\",\"profile\":\"none\"}~is no JSON",
        "{}~has no 'profile' of none, low, medium and high",
        "{\"profile\":\"High\"}~has no 'profile' of none, low, medium and high",
        "{\"profile\":null}~has no 'profile' of none, low, medium and high",
        "{\"profile\":\"none\",\"reviewer\":2}~has the key 'reviewer'; it may have profile,"
            + " reviewers and seconds",
        "{\"profile\":\"none\",\"reviewers\":3}~has 'reviewers' other than 1 or 2",
        "{\"profile\":\"none\",\"reviewers\":\"2\"}~has 'reviewers' other than 1 or 2",
        "{\"profile\":\"high\",\"reviewers\":1}~has 'reviewers' other than 2",
        "{\"profile\":\"high\",\"seconds\":5}~has 'seconds' other than 60 to 3600",
        "{\"profile\":\"none\",\"seconds\":-1}~has 'seconds' other than 0 to 3600",
        "{\"profile\":\"none\",\"seconds\":1.5}~has 'seconds' other than 0 to 3600"
      })
  void whatCannotBeFollowedIsUnknown(String json, String reason) throws IOException {
    assertThat(read(json)).isEqualTo(new PolicyReading.Unknown(reason));
  }

  @Test
  void folderInItsPlaceIsUnknown() throws IOException {
    Files.createDirectories(vault.resolve(PolicyFile.NAME));
    assertThat(file().read()).isEqualTo(new PolicyReading.Unknown("cannot be read"));
  }

  @Test
  void bytesThatAreNoTextAreUnknown() throws IOException {
    Files.write(vault.resolve(PolicyFile.NAME), new byte[] {(byte) 0xff});
    assertThat(file().read()).isEqualTo(new PolicyReading.Unknown("is not UTF-8"));
  }
}
