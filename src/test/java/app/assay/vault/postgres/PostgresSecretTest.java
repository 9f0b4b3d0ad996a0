package app.assay.vault.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The password of a team's vault is seen nowhere: not in names, messages, causes, logs or the
/// database.
class PostgresSecretTest {

  private static final String WRONG = "wrong-canary-7f3d91";

  private final List<String> logged = new ArrayList<>();
  private final Logger driver = Logger.getLogger("org.postgresql");
  private final Handler ear =
      new Handler() {
        @Override
        public void publish(LogRecord entry) {
          logged.add(entry.getMessage() + Arrays.toString(entry.getParameters()));
          if (entry.getThrown() != null) {
            logged.add(trace(entry.getThrown()));
          }
        }

        @Override
        public void flush() {
          // Nothing is held back.
        }

        @Override
        public void close() {
          // Nothing is open.
        }
      };

  @BeforeAll
  static void server() {
    TeamServer.port();
  }

  @BeforeEach
  void listen() {
    ear.setLevel(Level.ALL);
    driver.setLevel(Level.ALL);
    driver.setUseParentHandlers(false);
    driver.addHandler(ear);
  }

  @AfterEach
  void hush() {
    driver.removeHandler(ear);
    driver.setUseParentHandlers(true);
    driver.setLevel(null);
  }

  @Test
  void rightPasswordIsSeenNowhere() throws Exception {
    String address = TeamServer.vault();
    try (VaultStore vault = TeamVault.open(address)) {
      TeamVault.fill(vault, TeamVault.entry("oil", "Oil", "You MUST fill it.", "Dry else."));

      assertThat(vault.name() + vault.notice() + vault + vault.read(VaultReader::changes))
          .doesNotContain(TeamServer.PASSWORD);
      assertThat(
              TeamServer.ask(
                  address,
                  "SELECT string_agg(query || application_name, ' ') FROM pg_stat_activity"))
          .doesNotContain(TeamServer.PASSWORD);
    }
    assertThat(logged).isNotEmpty().noneMatch(line -> line.contains(TeamServer.PASSWORD));
  }

  @Test
  void wrongPasswordIsSeenNowhereEither() throws Exception {
    String address = TeamServer.vault();
    PostgresVaults vaults = new PostgresVaults(Clock.systemUTC(), TeamServer.passwords(WRONG));

    Throwable refused = catchThrowable(() -> vaults.open(address));

    assertThat(trace(refused)).contains("does not let this user in").doesNotContain(WRONG);
    assertThat(vaults.toString()).doesNotContain(WRONG);
    assertThat(logged).isNotEmpty().noneMatch(line -> line.contains(WRONG));
  }

  @Test
  void passwordInTheAddressIsNotRepeated() {
    String address = "postgresql://ada:%s@localhost/k".formatted(WRONG);

    Throwable refused =
        catchThrowable(
            () -> new PostgresVaults(Clock.systemUTC(), TeamServer.passwords("")).open(address));

    assertThat(trace(refused)).contains("may hold no password").doesNotContain("canary");
  }

  private static String trace(Throwable thrown) {
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
