package app.assay.ui.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.FxTest;
import app.assay.ui.theme.Texts;
import app.assay.vault.postgres.PostgresVaults;
import app.assay.workspace.Outcome;
import app.assay.workspace.SameThreadRunner;
import app.assay.workspace.TaskHandle;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The address of a team's vault is entered, tested and remembered.
class TeamVaultCardTest extends FxTest {

  private static final String ADDRESS = "postgresql://dana@light.example/knowledge";

  private final List<String> remembered = new ArrayList<>();
  private final List<String> said = new ArrayList<>();
  private boolean dead;
  private TeamVaultCard card;

  @Override
  protected Parent root() {
    card =
        new TeamVaultCard(
            new Texts("knowledge"),
            "",
            new TeamVaultCard.Uses() {
              @Override
              public Optional<String> flaw(String address) {
                return PostgresVaults.flaw(address);
              }

              @Override
              public TaskHandle test(String address, Consumer<Outcome<TeamVaultCard.Answer>> then) {
                return new SameThreadRunner()
                    .submit("Ask", progress -> answer(address), then::accept);
              }

              @Override
              public Optional<String> remember(String address) {
                remembered.add(address);
                return Optional.empty();
              }

              @Override
              public void close(String words) {
                said.add(words);
              }
            });
    card.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    StackPane overlay = new StackPane(card);
    overlay.getStyleClass().add("overlay");
    return overlay;
  }

  private TeamVaultCard.Answer answer(String address) throws IOException {
    if (dead) {
      throw new IOException("The server of " + address + " does not answer.");
    }
    return new TeamVaultCard.Answer(address, 40, 3);
  }

  @BeforeEach
  void show() {
    interact(card::requestFocus);
    settle();
  }

  private String message() {
    return lookup("#team-message").queryAs(Label.class).getText();
  }

  private void click(String id) {
    interact(() -> lookup(id).queryButton().fire());
    settle();
  }

  @Test
  void anAddressIsTestedAndRemembered() {
    write(ADDRESS);
    push(KeyCode.ENTER);
    settle();
    assertThat(message()).isEqualTo("It answers: " + ADDRESS + ", 40 entries, 3 conflicts wait.");
    picture("knowledge-team");
    click("#team-keep");
    assertThat(remembered).containsExactly(ADDRESS);
    assertThat(said).hasSize(1);
  }

  @Test
  void aPasswordIsRefused() {
    write("postgresql://dana:secret@light.example/knowledge");
    click("#team-keep");
    assertThat(message()).contains("may hold no password").doesNotContain("secret");
    assertThat(remembered).isEmpty();
    picture("knowledge-team-refused");
  }

  @Test
  void aServerThatIsGoneSaysSo() {
    dead = true;
    write(ADDRESS);
    click("#team-test");
    assertThat(message()).contains("does not answer");
  }
}
