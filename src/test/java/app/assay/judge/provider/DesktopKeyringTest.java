package app.assay.judge.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The real keyring, where there is one that is unlocked.
class DesktopKeyringTest {

  private static final String NAME = "a test of Assay";

  @Test
  void keyringKeepsChangesAndForgets() throws Keyring.Unavailable {
    Keyring keyring = new DesktopKeyring();
    assumeThat(KeyringCheck.trouble(keyring)).as("trouble of this desktop's keyring").isEmpty();
    keyring.keep(NAME, "one");
    keyring.keep(NAME, "two");
    assertThat(keyring.read(NAME)).contains("two");
    keyring.remove(NAME);
    keyring.remove(NAME);
    assertThat(keyring.read(NAME)).isEmpty();
  }

  @Test
  void troubleIsOneOfOurSentences() {
    Optional<String> trouble = KeyringCheck.trouble(new DesktopKeyring());
    assertThat(trouble.orElse("this desktop has none that answers"))
        .isIn(
            "this desktop has none that answers",
            "this system has none that is known",
            "what was kept did not come back",
            "it refuses access, or was not unlocked");
  }

  @Test
  void nothingOfTheLibraryIsLoadedWithTheChest() throws IOException {
    try (var in = KeyChest.class.getResourceAsStream("KeyChest.class")) {
      assertThat(new String(in.readAllBytes(), java.nio.charset.StandardCharsets.ISO_8859_1))
          .doesNotContain("javakeyring")
          .doesNotContain("DesktopKeyring");
    }
  }
}
