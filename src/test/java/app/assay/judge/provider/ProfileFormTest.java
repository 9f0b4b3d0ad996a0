package app.assay.judge.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import app.assay.judge.provider.ProfileForm.Field;
import java.math.BigDecimal;
import java.net.URI;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProfileFormTest {

  private static final Map<Field, String> GOOD =
      new EnumMap<>(
          Map.ofEntries(
              Map.entry(Field.NAME, "Strong one"),
              Map.entry(Field.KIND, "openai"),
              Map.entry(Field.ADDRESS, "https://api.example.com/v1/"),
              Map.entry(Field.MODEL, "large-3:latest"),
              Map.entry(Field.KEY, "env:EXAMPLE_KEY"),
              Map.entry(Field.SECONDS, "45"),
              Map.entry(Field.CONCURRENCY, "3"),
              Map.entry(Field.INPUT_PRICE, "0.15"),
              Map.entry(Field.OUTPUT_PRICE, "0.60"),
              Map.entry(Field.CURRENCY, "EUR"),
              Map.entry(Field.CAP, "2.5")));

  private static ProfileForm with(Field changed, String value) {
    Map<Field, String> f = new EnumMap<>(GOOD);
    f.put(changed, value);
    return new ProfileForm(
        f.get(Field.NAME),
        f.get(Field.KIND),
        f.get(Field.ADDRESS),
        f.get(Field.MODEL),
        f.get(Field.KEY),
        f.get(Field.SECONDS),
        f.get(Field.CONCURRENCY),
        f.get(Field.INPUT_PRICE),
        f.get(Field.OUTPUT_PRICE),
        f.get(Field.CURRENCY),
        f.get(Field.CAP));
  }

  private static void assertBad(Field field, String value, String sentence) {
    assertThat(with(field, value).check()).isEqualTo(new ProfileForm.Bad(Map.of(field, sentence)));
  }

  private static ProviderProfile good(ProfileForm form) {
    return form.check() instanceof ProfileForm.Good(ProviderProfile profile)
        ? profile
        : fail(form.check().toString());
  }

  @Test
  void goodFormIsAProfile() {
    assertThat(good(with(Field.NAME, "Strong one")))
        .isEqualTo(
            new ProviderProfile(
                "Strong one",
                ProviderKind.OPENAI,
                URI.create("https://api.example.com/v1"),
                "large-3:latest",
                new KeySource.Environment("EXAMPLE_KEY"),
                45,
                3,
                new Price(new BigDecimal("0.15"), new BigDecimal("0.60"), "EUR"),
                new BigDecimal("2.5")));
  }

  @Test
  void profileGivesTheSameFormAgain() {
    ProviderProfile profile = good(with(Field.CAP, "7"));
    assertThat(good(ProfileForm.of(profile))).isEqualTo(profile);
  }

  @ParameterizedTest
  @EnumSource
  void emptyFormOfAKindLacksNameAndModel(ProviderKind kind) {
    assertThat(ProfileForm.of(kind).check())
        .isInstanceOfSatisfying(
            ProfileForm.Bad.class,
            bad -> assertThat(bad.troubles()).containsOnlyKeys(Field.NAME, Field.MODEL));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " a", "a ", "-a", "a/b", "a\nb", "a23456789b123456789c123456789d123456789e1"})
  void nameHasLimits(String name) {
    assertBad(
        Field.NAME,
        name,
        "The name has 1 to 40 letters, digits, spaces, dots, dashes or _, and starts with a"
            + " letter or digit.");
  }

  @Test
  void kindIsKnown() {
    assertBad(Field.KIND, "gpt", "The kind is ollama, openai, anthropic or mistral.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "a\n"})
  void modelIsOneWord(String model) {
    assertBad(Field.MODEL, model, "The model is the name the provider gives it, without spaces.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "api.example.com",
        "ftp://example.com",
        "file:///etc/passwd",
        "https://",
        "https://a b"
      })
  void addressIsOfTheWeb(String address) {
    assertBad(
        Field.ADDRESS,
        address,
        "The address has to start with https:// or http:// and name a host.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://me:word@example.com",
        "https://example.com?key=1",
        "https://example.com#a"
      })
  void addressHoldsNoSecrets(String address) {
    assertBad(
        Field.ADDRESS,
        address,
        "The address may hold a host, a port and a path, and no user, question mark or #.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://example.com",
        "http://127.0.0.1.example.com",
        "http://localhost.example.com",
        "http://10.0.0.2:8080"
      })
  void keyDoesNotCrossANetworkInTheClear(String address) {
    assertBad(
        Field.ADDRESS,
        address,
        "A key is sent over https only, except to this machine: write https:// in the address.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://localhost:11434",
        "http://127.0.0.1:8080/v1",
        "http://[::1]:8080",
        "HTTP://LOCALHOST"
      })
  void keyMayStayOnThisMachine(String address) {
    assertThat(with(Field.ADDRESS, address).check()).isInstanceOf(ProfileForm.Good.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "sk-abc123", "env:", "env:sk-abc", "env:aB3dE5", "ENV:KEY", "Keyring"})
  void keyItselfIsNotWritten(String key) {
    assertBad(
        Field.KEY,
        key,
        "The key is none, env:NAME with the name of a variable in capitals, keyring, or run for"
            + " this run only. The key itself is not written here.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "keyring", "run", "env:MISTRAL_API_KEY"})
  void keyComesFromFourPlaces(String key) {
    assertThat(good(with(Field.KEY, key)).key().label()).isEqualTo(key);
  }

  @ParameterizedTest
  @CsvSource({"SECONDS, 0", "SECONDS, 901", "SECONDS, 1.5", "SECONDS, ''", "SECONDS, 99999"})
  void secondsHaveLimits(Field field, String value) {
    assertBad(field, value, "The time limit in seconds is a whole number from 1 to 900.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "17", "-1", "two"})
  void callsAtOnceHaveLimits(String value) {
    assertBad(Field.CONCURRENCY, value, "Calls at once are a whole number from 1 to 16.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "1e9", "1,5", "free", "12345678", "0.1234567"})
  void pricesAreAmounts(String value) {
    assertBad(
        Field.INPUT_PRICE,
        value,
        "The price for a million tokens sent is an amount such as 0 or 2.50.");
    assertBad(
        Field.OUTPUT_PRICE,
        value,
        "The price for a million tokens received is an amount such as 0 or 2.50.");
    assertBad(Field.CAP, value, "The most a run may cost is an amount such as 0 or 2.50.");
  }

  @Test
  void currencyHasThreeCapitals() {
    assertBad(Field.CURRENCY, "$", "The currency has three capital letters, such as USD.");
  }

  @Test
  void emptyMoneyIsNothing() {
    assertThat(good(with(Field.CAP, "")).cap()).isEqualTo(BigDecimal.ZERO);
  }

  @Test
  void someProvidersNeedAKey() {
    ProfileForm form = ProfileForm.of(ProviderKind.ANTHROPIC);
    assertThat(
            new ProfileForm("a", "anthropic", form.address(), "m", "none", "1", "1", "", "", "", "")
                .check())
        .isEqualTo(
            new ProfileForm.Bad(
                Map.of(
                    Field.KEY,
                    "This provider answers nobody without a key: choose where it comes from.")));
  }

  @Test
  void everythingWrongIsSaidAtOnce() {
    assertThat(new ProfileForm("", "", "", "", "", "", "", "x", "x", "x", "x").check())
        .isInstanceOfSatisfying(
            ProfileForm.Bad.class,
            bad -> assertThat(bad.troubles()).containsOnlyKeys(Field.values()));
  }
}
