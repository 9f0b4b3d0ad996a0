package app.assay.vault.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.vault.VaultException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PostgresAddressTest {

  @Test
  void saysWhoWhereAndWhich() throws VaultException {
    PostgresAddress address =
        PostgresAddress.of("postgresql://ada@db.example:6543/knowledge?sslmode=require");

    assertThat(address.user()).contains("ada");
    assertThat(address.host()).isEqualTo("db.example");
    assertThat(address.port()).isEqualTo(6543);
    assertThat(address.database()).isEqualTo("knowledge");
    assertThat(address.ssl()).isEqualTo(Map.of("sslmode", "require"));
    assertThat(address.name()).isEqualTo("postgresql://ada@db.example:6543/knowledge");
  }

  @Test
  void whatIsNotSaidIsUsual() throws VaultException {
    PostgresAddress address = PostgresAddress.of("postgres://db/knowledge");

    assertThat(address.user()).isEqualTo(Optional.empty());
    assertThat(address.port()).isEqualTo(5432);
    assertThat(address.patience())
        .isEqualTo(
            new PostgresAddress.Patience(
                Duration.ofSeconds(10), Duration.ofSeconds(30), Duration.ofSeconds(10)));
  }

  @Test
  void patienceIsOfTheAddress() throws VaultException {
    PostgresAddress address =
        PostgresAddress.of(
            "postgresql://db/k?lock_timeout=1&connect_timeout=2&statement_timeout=3");

    assertThat(address.patience())
        .isEqualTo(
            new PostgresAddress.Patience(
                Duration.ofSeconds(2), Duration.ofSeconds(3), Duration.ofSeconds(1)));
  }

  @Test
  void percentSignsAreRead() throws VaultException {
    PostgresAddress address = PostgresAddress.of("postgresql://ada%40example@[::1]:1/k%C3%A4se%2");

    assertThat(address.user()).contains("ada@example");
    assertThat(address.host()).isEqualTo("[::1]");
    assertThat(address.database()).isEqualTo("käse%2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "postgresql://ada:sesame@db/k",
        "postgresql://ada:se/same@db/k",
        "postgresql://ada:se@same@db/k",
        "postgresql://ada:se#same@db/k",
        "postgresql://ada@db/k?password=sesame",
        "postgresql://ada@db:sesame/k",
        "postgresql://ada@db/k?sesame",
        "postgresql://ada@db/k?lock_timeout=sesame",
        "postgresql://ada@db:77777/k",
        "postgresql://ada@db/k?lock_timeout=0",
        "postgresql://ada@db/",
        "postgresql://ada@/k",
        "postgresql://ada@db",
        "postgresql:"
      })
  void whatCannotBeReadIsRefusedAndNotRepeated(String text) {
    assertThatThrownBy(() -> PostgresAddress.of(text))
        .isInstanceOf(VaultException.class)
        .message()
        .doesNotContain("sesame", "same", "77777", "ada");
  }
}
