package app.assay.judge.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import app.assay.workspace.TimedKeyring;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/// The real keyring, where there is one that is unlocked.
class DesktopKeyringTest {

  private static final String NAME = "a test of Assay";

  @Test
  void keyringKeepsChangesAndForgets() throws Keyring.Unavailable {
    Keyring keyring = TimedKeyring.desktop();
    assumeThat(KeyringCheck.trouble(keyring)).as("trouble of this desktop's keyring").isEmpty();
    keyring.keep(NAME, "one");
    keyring.keep(NAME, "two");
    assertThat(keyring.read(NAME)).contains("two");
    keyring.remove(NAME);
    keyring.remove(NAME);
    assertThat(keyring.read(NAME)).isEmpty();
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
