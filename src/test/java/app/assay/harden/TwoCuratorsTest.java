package app.assay.harden;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.vault.postgres.TeamServer;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A few rows of what `mvn -Pharden` does with 500.
class TwoCuratorsTest {

  @TempDir Path work;

  @BeforeAll
  static void server() {
    TeamServer.port();
  }

  @ParameterizedTest
  @ValueSource(strings = {"same", "leased"})
  void eachRowIsResolvedExactlyOnce(String way) throws Exception {
    assertThat(new TwoCurators(work).run(way, 50).faults()).isEmpty();
  }
}
