package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.DocumentFile;
import app.assay.vault.Entry;
import app.assay.vault.QueueStatus;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.vault.postgres.TeamServer;
import app.assay.vault.postgres.TeamVault;
import app.assay.workspace.TeamVaultFile;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// A vault of a team on a server that answers: a conflict of it is resolved by keys alone.
class TeamVaultWindowTest extends WorkbenchFxTest {

  @Override
  protected Map<String, String> environment() {
    return Map.of("PGPASSWORD", TeamServer.PASSWORD);
  }

  private String words(String id) {
    return lookup(id).tryQueryAs(Label.class).map(Label::getText).orElse("");
  }

  private static void fill(String address) throws VaultException {
    try (VaultStore store = TeamVault.open(address)) {
      TeamVault.fill(
          store,
          TeamVault.entry("lamp-at-dusk", "Lamp", "You MUST light it at dusk.", "Dark else."),
          TeamVault.entry("lamp-at-five", "Lamp", "You MUST light it at five.", "Dark else."));
      store.write(
          TeamVault.APPLY,
          writer -> {
            writer.enqueue("cq-1", "lamp-at-five", Optional.of("lamp-at-dusk"), "Another hour.");
            return true;
          });
    }
  }

  @Test
  void aConflictOnTheServerIsResolvedByKeysAlone() throws SQLException, VaultException {
    String address = TeamServer.vault();
    fill(address);
    new TeamVaultFile(new DocumentFile()).write(vault, address);
    interact(() -> models.preferences.change(s -> s.withReviewer("Dana Reviewer")));
    openVault();
    await(
        () ->
            models.vault.marks(TeamVaultFile.of(vault)).stream()
                .anyMatch(badge -> badge.spoken().contains("1 conflict")));
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.C);
    await(() -> lookup("#store-list").tryQuery().filter(n -> n.isFocused()).isPresent());
    ListView<?> stores = lookup("#store-list").queryAs(ListView.class);
    push(KeyCode.HOME);
    while (!String.valueOf(stores.getSelectionModel().getSelectedItem()).endsWith(".json")) {
      push(KeyCode.DOWN);
    }
    push(KeyCode.ENTER);
    await(() -> words("#conflicts-about").contains("1 pending"));
    push(KeyCode.I);
    write("The hour moves with the year.");
    push(KeyCode.ESCAPE);
    settle();
    picture("knowledge-team-conflict");
    push(KeyCode.DIGIT1);
    await(() -> words("#conflicts-message").startsWith("Kept the existing entry"));
    try (VaultStore store = TeamVault.open(address)) {
      QueueStatus status = store.read(reader -> reader.queue().getFirst().status());
      Optional<Entry> newer = store.read(reader -> reader.entry("lamp-at-five"));
      assertThat(status).isEqualTo(QueueStatus.RESOLVED);
      assertThat(newer.orElseThrow().archived()).isPresent();
    }
    push(KeyCode.ESCAPE);
    await(() -> !window.frame().isCovered());
    assertThat(
            lookup(n -> n instanceof Label l && l.getText().contains(TeamServer.PASSWORD))
                .tryQuery())
        .isEmpty();
  }
}
