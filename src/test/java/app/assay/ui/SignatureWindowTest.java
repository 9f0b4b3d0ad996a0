package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.hitl.signature.OwnKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.Label;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class SignatureWindowTest extends WorkbenchFxTest {

  private static final String PASSPHRASE = "harbour";

  private void reviewed() throws IOException {
    OwnKey key = OwnKey.make(PASSPHRASE);
    Files.writeString(folder.resolve("id_ed25519"), key.privateFile());
    Files.writeString(folder.resolve("signers"), "\"Ida Berg\" " + key.publicLine() + "\n");
    Files.writeString(
        vault.resolve("documents/price.cgd.md"), CgdText.confirmed("Ida Berg").text());
    openVault();
    interact(() -> models.preferences.setReviewer("Ida Berg"));
    open("documents/price.cgd.md");
  }

  private String text(String id) {
    return lookup(id).queryAs(Label.class).getText();
  }

  private void fill(String id, Path file) {
    interact(() -> lookup(id).queryAs(TextField.class).setText(file.toString()));
  }

  @Test
  void documentIsSignedWithAPassphraseAndVerified() throws IOException {
    reviewed();
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.G);
    settle();
    assertThat(lookup("#signature-key").query().isFocused()).isTrue();
    fill("#signature-key", folder.resolve("id_ed25519"));
    push(KeyCode.ENTER);
    await(() -> lookup("#signature-passphrase").query().isFocused());
    picture("sign-locked");
    write(PASSPHRASE + "\n");
    await(() -> text("#signature-messages").startsWith("Signed by Ida Berg"));
    assertThat(lookup("#signature-passphrase").queryAs(PasswordField.class).getText()).isEmpty();
    assertThat(vault.resolve("documents/price.cgd.md.sig")).exists();
    picture("sign-done");
    push(KeyCode.SPACE);
    await(() -> lookup("#signature-chip").tryQuery().isPresent());
    fill("#signature-signers", folder.resolve("signers"));
    push(KeyCode.ENTER);
    await(() -> text("#signature-chip").equals("VALID"));
    assertThat(text("#signature-verdict")).startsWith("Signed by Ida Berg, SHA256:");
    picture("signature-valid");
  }

  @Test
  void unsignedDocumentSaysSo() throws IOException {
    reviewed();
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.V);
    await(() -> lookup("#signature-chip").tryQuery().isPresent());
    assertThat(text("#signature-chip")).isEqualTo("UNSIGNED");
    assertThat(text("#signature-verdict")).isEqualTo("There is no signature.");
    picture("signature-missing");
    push(KeyCode.ESCAPE);
    await(() -> lookup("#verdict-card").tryQuery().isEmpty());
  }

  @Test
  void documentThatWaitsForAPersonIsNotSigned() {
    openVault();
    open("documents/capacity-plan.cgd.md");
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.G);
    settle();
    interact(() -> lookup("#signature-note").queryAs(javafx.scene.control.Button.class).fire());
    await(() -> !text("#signature-messages").isEmpty());
    assertThat(text("#signature-messages")).contains("nothing was signed");
    picture("sign-refused");
    assertThat(vault.resolve("documents/capacity-plan.cgd.md.sig")).doesNotExist();
  }
}
