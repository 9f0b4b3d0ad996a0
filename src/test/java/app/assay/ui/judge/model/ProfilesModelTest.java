package app.assay.ui.judge.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.provider.ProfileForm.Field;
import app.assay.judge.provider.ProfilesFile;
import app.assay.judge.provider.ProviderKind;
import app.assay.judge.provider.ProviderProfile;
import app.assay.text.DocumentFile;
import app.assay.ui.HandRunner;
import app.assay.ui.judge.model.ProfileDesk.Tested;
import app.assay.ui.judge.model.ProfilesModel.Mood;
import app.assay.workspace.SameThreadRunner;
import app.assay.workspace.TaskRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfilesModelTest {

  private static final String KEY = "sk-canary-4711";

  @TempDir Path folder;
  private final SampleProfiles desk = new SampleProfiles();

  private ProfilesModel model(TaskRunner runner) {
    return new ProfilesModel(new ProfilesFile(folder, new DocumentFile()), desk, runner);
  }

  private ProfilesModel started() {
    ProfilesModel model = model(new SameThreadRunner());
    model.start();
    return model;
  }

  private static void fill(ProfilesModel model, String name) {
    model.add();
    ProfileEdit edit = model.edit().orElseThrow();
    edit.type(Field.NAME, name);
    edit.type(Field.MODEL, "llama3.2:3b");
  }

  private List<String> stored() {
    return new ProfilesFile(folder, new DocumentFile())
        .read().profiles().stream().map(ProviderProfile::name).toList();
  }

  @Test
  void withoutProfilesThereIsNoForm() {
    ProfilesModel model = started();
    assertThat(model.isLoaded()).isTrue();
    assertThat(model.profiles()).isEmpty();
    assertThat(model.edit()).isEmpty();
  }

  @Test
  void newProfileIsKeptOnlyWhenAllFieldsAreGood() {
    ProfilesModel model = started();
    model.add();
    model.save();
    assertThat(model.mood()).isEqualTo(Mood.BAD);
    assertThat(model.message()).isEqualTo("2 fields have to be changed first.");
    assertThat(model.edit().orElseThrow().troubles()).containsOnlyKeys(Field.NAME, Field.MODEL);
    assertThat(stored()).isEmpty();
    model.edit().orElseThrow().type(Field.NAME, "small");
    model.edit().orElseThrow().type(Field.MODEL, "llama3.2:3b");
    assertThat(model.edit().orElseThrow().troubles()).isEmpty();
    model.save();
    assertThat(stored()).containsExactly("small");
    assertThat(model.chosen()).contains("small");
    assertThat(model.isChanged()).isFalse();
  }

  @Test
  void fieldSaysWhatIsWrongOnceItWasLeft() {
    ProfilesModel model = started();
    model.add();
    ProfileEdit edit = model.edit().orElseThrow();
    edit.type(Field.SECONDS, "soon");
    assertThat(edit.troubles()).isEmpty();
    edit.leave(Field.SECONDS);
    assertThat(edit.troubles())
        .containsEntry(Field.SECONDS, "The time limit in seconds is a whole number from 1 to 900.");
  }

  @Test
  void addressAndKeyFollowTheKindUntilTheyWereChanged() {
    ProfilesModel model = started();
    model.add();
    ProfileEdit edit = model.edit().orElseThrow();
    edit.setKind(ProviderKind.MISTRAL);
    assertThat(edit.value(Field.ADDRESS)).isEqualTo("https://api.mistral.ai/v1");
    assertThat(edit.variable()).isEqualTo("MISTRAL_API_KEY");
    edit.type(Field.ADDRESS, "https://gateway.example/v1");
    edit.setKind(ProviderKind.OPENAI);
    assertThat(edit.value(Field.ADDRESS)).isEqualTo("https://gateway.example/v1");
    assertThat(edit.variable()).isEqualTo("OPENAI_API_KEY");
  }

  @Test
  void removedProfileCanBeBroughtBack() {
    ProfilesModel model = started();
    fill(model, "small");
    model.save();
    model.remove();
    assertThat(stored()).isEmpty();
    assertThat(model.edit()).isEmpty();
    assertThat(model.canRestore()).isTrue();
    model.restore();
    assertThat(stored()).containsExactly("small");
    assertThat(model.canRestore()).isFalse();
  }

  @Test
  void nameThatIsTakenIsRefusedAndTheFormStays() {
    ProfilesModel model = started();
    fill(model, "small");
    model.save();
    fill(model, "small");
    model.save();
    assertThat(model.message()).isEqualTo("There is a profile small already. Choose another name.");
    assertThat(model.edit().orElseThrow().value(Field.NAME)).isEqualTo("small");
    assertThat(stored()).containsExactly("small");
  }

  @Test
  void fileThatCannotBeReadIsSaidAndNothingCanBeAdded() throws IOException {
    Files.writeString(folder.resolve("providers.json"), "{");
    ProfilesModel model = started();
    assertThat(model.trouble().orElseThrow()).contains("It was left as it is");
    model.add();
    assertThat(model.edit()).isEmpty();
    assertThat(Files.readString(folder.resolve("providers.json"))).isEqualTo("{");
  }

  @Test
  void keyGoesToTheDeskAndIsHeldNowhere() throws IOException {
    ProfilesModel model = started();
    fill(model, "small");
    model.edit().orElseThrow().setSource("run");
    model.save();
    model.keep(KEY.toCharArray());
    assertThat(desk.keys).containsExactly(KEY);
    assertThat(model.message()).isEqualTo("The key is used until the program ends.");
    model.keep(new char[0]);
    assertThat(model.message()).isEqualTo("Nothing was typed. Paste the key first.");
    assertThat(Files.readString(folder.resolve("providers.json"))).doesNotContain(KEY);
    for (Field field : Field.values()) {
      assertThat(model.edit().orElseThrow().value(field)).doesNotContain(KEY);
    }
  }

  @Test
  void keyForAProfileThatIsWrongIsWipedAndGoesNowhere() {
    ProfilesModel model = started();
    model.add();
    char[] key = KEY.toCharArray();
    model.keep(key);
    assertThat(desk.keys).isEmpty();
    assertThat(new String(key)).isEqualTo("\0".repeat(KEY.length()));
  }

  @Test
  void keyThatTheKeyringRefusesIsSaid() {
    ProfilesModel model = started();
    fill(model, "small");
    model.edit().orElseThrow().setSource("keyring");
    model.keep(KEY.toCharArray());
    assertThat(model.message()).startsWith("The keyring of this desktop cannot be used");
    assertThat(model.mood()).isEqualTo(Mood.BAD);
  }

  @Test
  void connectionIsTestedAsTheFormSaysWithoutKeepingIt() {
    ProfilesModel model = started();
    fill(model, "small");
    model.test();
    assertThat(desk.tested).hasSize(1);
    assertThat(model.mood()).isEqualTo(Mood.GOOD);
    assertThat(model.message()).startsWith("It works:");
    assertThat(model.isTesting()).isFalse();
    assertThat(stored()).isEmpty();
    desk.answer = new Tested(false, "The key is refused (401).");
    model.test();
    assertThat(model.mood()).isEqualTo(Mood.BAD);
  }

  @Test
  void testIsOnItsWayUntilItEnds() {
    HandRunner runner = new HandRunner();
    ProfilesModel model = model(runner);
    model.start();
    runner.runNext();
    fill(model, "small");
    model.test();
    assertThat(model.isTesting()).isTrue();
    model.test();
    assertThat(runner.waiting()).isEqualTo(1);
    runner.runNext();
    assertThat(model.isTesting()).isFalse();
  }
}
