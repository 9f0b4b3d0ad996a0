package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.source.SourcesFile;
import java.io.IOException;
import java.nio.file.Files;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Evidence sources from the settings on, where the desktop has no keyring.
class EvidenceSourcesWindowTest extends WorkbenchFxTest {

  private String words(String id) {
    return lookup(id).tryQueryAs(Label.class).map(Label::getText).orElse("");
  }

  @Test
  void aSourceIsAddedFromTheSettingsAndIsTheUsersOwn() throws IOException {
    openVault();
    push(KeyCode.CONTROL, KeyCode.COMMA);
    settle();
    clickOn("#settings-sources");
    await(() -> lookup("#sources-list").tryQuery().filter(n -> n.isFocused()).isPresent());
    assertThat(words("#source-about")).contains("keyring");
    ctrl(KeyCode.S);
    await(() -> words("#sources-message").startsWith("github.com was added"));
    picture("sources-settings");
    assertThat(Files.readString(folder.resolve("settings").resolve(SourcesFile.NAME)))
        .contains("https://github.com", "env:GITHUB_TOKEN");
    assertThat(Files.notExists(vault.resolve(SourcesFile.NAME))).isTrue();
    ctrl(KeyCode.T);
    await(() -> words("#sources-message").contains("GITHUB_TOKEN"));
    push(KeyCode.ESCAPE);
    await(() -> !window.frame().isCovered());
  }
}
