package app.assay.ui.judge.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.GateId;
import app.assay.judge.panel.Acceptance;
import app.assay.judge.panel.GatePolicy;
import app.assay.judge.panel.Policies;
import app.assay.judge.panel.PolicyFile;
import app.assay.text.DocumentFile;
import app.assay.workspace.SameThreadRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GatesModelTest {

  private static final GateId CLAIMS = GatesModel.GATES.getFirst();
  private static final GateId SOT = GatesModel.GATES.getLast();

  @TempDir Path vault;

  private PolicyFile file() {
    return new PolicyFile(vault, new DocumentFile());
  }

  private GatesModel started() {
    GatesModel model = new GatesModel(Optional.of(file()), new SameThreadRunner());
    model.start();
    return model;
  }

  private Policies stored() {
    return file().read().policies();
  }

  @Test
  void vaultThatSaysNothingAsksNoModel() {
    GatesModel model = started();
    assertThat(model.canChange()).isTrue();
    assertThat(model.hint()).isEmpty();
    assertThat(model.of(CLAIMS)).isEqualTo(GatePolicy.DEFAULT);
    assertThat(model.follows(SOT)).isTrue();
    assertThat(vault.resolve(".assay")).doesNotExist();
  }

  @Test
  void choiceIsWrittenAtOnce() {
    GatesModel model = started();
    model.setProfile(CLAIMS, "small");
    model.setAcceptance(CLAIMS, Acceptance.RULES_AND_MODEL);
    model.setVotes(CLAIMS, 2);
    assertThat(stored().of(CLAIMS))
        .isEqualTo(new GatePolicy("small", Acceptance.RULES_AND_MODEL, 2));
    assertThat(stored().of(SOT)).isEqualTo(new GatePolicy("small", Acceptance.RULES_AND_MODEL, 3));
  }

  @Test
  void boundaryCanSayItsOwnAndFollowAgain() {
    GatesModel model = started();
    model.setProfile(CLAIMS, "small");
    model.unfollow(SOT);
    model.setProfile(SOT, "large");
    assertThat(model.of(SOT)).isEqualTo(new GatePolicy("large", Acceptance.PERSON, 3));
    assertThat(model.of(CLAIMS).profile()).isEqualTo("small");
    model.follow(SOT);
    assertThat(stored().gates()).containsOnlyKeys("claims");
    assertThat(model.of(SOT).profile()).isEqualTo("small");
  }

  @Test
  void fileThatCannotBeReadIsSaidAndNeverOverwritten() throws IOException {
    Path policy = Files.createDirectories(vault.resolve(".assay")).resolve("judges.json");
    Files.writeString(policy, "{\"version\": 9}");
    GatesModel model = started();
    assertThat(model.canChange()).isFalse();
    assertThat(model.hint())
        .isEqualTo(
            ".assay/judges.json has another 'version' than 1. It was left as it is, and no model is"
                + " asked until you mend it or take it away.");
    model.setProfile(CLAIMS, "small");
    assertThat(Files.readString(policy)).isEqualTo("{\"version\": 9}");
  }

  @Test
  void withoutAVaultNothingCanBeChosen() {
    GatesModel model = new GatesModel(Optional.empty(), new SameThreadRunner());
    model.start();
    model.setProfile(CLAIMS, "small");
    assertThat(model.canChange()).isFalse();
    assertThat(model.hint()).startsWith("Open a vault to choose");
    assertThat(model.of(CLAIMS).asksModel()).isFalse();
  }
}
