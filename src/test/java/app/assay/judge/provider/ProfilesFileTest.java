package app.assay.judge.provider;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.DocumentFile;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProfilesFileTest {

  private static final ProviderProfile LOCAL =
      new ProviderProfile(
          "local",
          ProviderKind.OLLAMA,
          URI.create("http://localhost:11434"),
          "qwen3:8b",
          new KeySource.None(),
          60,
          1,
          Price.FREE,
          BigDecimal.ZERO);

  @TempDir Path folder;

  private ProfilesFile file() {
    return new ProfilesFile(folder.resolve("assay"), new DocumentFile());
  }

  private static ProviderProfile named(String name) {
    return new ProviderProfile(
        name,
        LOCAL.kind(),
        LOCAL.address(),
        LOCAL.model(),
        new KeySource.Environment("A_KEY"),
        30,
        2,
        new Price(new BigDecimal("0.15"), new BigDecimal("0.6"), "EUR"),
        new BigDecimal("1.5"));
  }

  private Path write(String text) throws IOException {
    Path path = folder.resolve("assay").resolve(ProfilesFile.NAME);
    Files.createDirectories(path.getParent());
    return Files.writeString(path, text);
  }

  private String written() throws IOException {
    return Files.readString(folder.resolve("assay").resolve(ProfilesFile.NAME));
  }

  @Test
  void noFileIsNoProfiles() {
    assertThat(file().read()).isEqualTo(new ProfilesFile.Profiles(List.of(), Optional.empty()));
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void profilesComeBackInTheirOrder() {
    assertThat(file().add(named("b"))).isEmpty();
    assertThat(file().add(LOCAL)).isEmpty();
    assertThat(file().read().profiles()).containsExactly(named("b"), LOCAL);
    assertThat(file().read().named("local")).contains(LOCAL);
  }

  @Test
  void nameIsTakenOnce() {
    file().add(LOCAL);
    assertThat(file().add(LOCAL))
        .contains("There is a profile local already. Choose another name.");
    assertThat(file().read().profiles()).containsExactly(LOCAL);
  }

  @Test
  void profileIsChangedInItsPlace() {
    file().add(LOCAL);
    file().add(named("b"));
    assertThat(file().change("local", named("a"))).isEmpty();
    assertThat(file().read().profiles()).containsExactly(named("a"), named("b"));
  }

  @Test
  void changeTakesNoNameOfAnother() {
    file().add(LOCAL);
    file().add(named("b"));
    assertThat(file().change("local", named("b")))
        .contains("There is a profile b already. Choose another name.");
    assertThat(file().change("b", named("b"))).isEmpty();
  }

  @Test
  void profileIsRemoved() {
    file().add(LOCAL);
    file().add(named("b"));
    assertThat(file().remove("local")).isEmpty();
    assertThat(file().read().profiles()).containsExactly(named("b"));
  }

  @Test
  void whatIsNotThereIsSaid() {
    assertThat(file().remove("x")).contains("There is no profile x.");
    assertThat(file().change("x", LOCAL)).contains("There is no profile x.");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void fileIsReadable() throws IOException {
    file().add(named("b"));
    assertThat(written())
        .isEqualTo(
            """
            {
              "version" : 1,
              "profiles" : [ {
                "name" : "b",
                "kind" : "ollama",
                "address" : "http://localhost:11434",
                "model" : "qwen3:8b",
                "key" : "env:A_KEY",
                "seconds" : 30,
                "concurrency" : 2,
                "inputPrice" : "0.15",
                "outputPrice" : "0.6",
                "currency" : "EUR",
                "cap" : "1.5"
              } ]
            }
            """);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "`{`|it is no JSON, or has a field twice, at line 1",
        "`{\"version\":1,\"version\":1,\"profiles\":[]}`|it is no JSON, or has a field twice, at"
            + " line 1",
        "`{\"version\":1,\"profiles\":[]} x`|it is no JSON, or has a field twice, at line 1",
        "`[]`|an object is missing",
        "`{\"version\":1}`|the field 'profiles' is missing",
        "`{\"version\":2,\"profiles\":[]}`|its version is not 1",
        "`{\"version\":1,\"profiles\":{}}`|'profiles' is no list",
        "`{\"version\":1,\"profiles\":[],\"sk-1\":1}`|there are other fields than profiles,"
            + " version",
        "`{\"version\":1,\"profiles\":[7]}`|in profile 1 an object is missing",
        "`{\"version\":1,\"profiles\":[{}]}`|in profile 1 the field 'address' is missing",
      })
  void brokenFileIsSaidAndKept(String text, String reason) throws IOException {
    Path path = write(text);
    String said =
        "%s cannot be used, so no model is: %s. It was left as it is; mend it or move it away."
            .formatted(path, reason);
    assertThat(file().read()).isEqualTo(new ProfilesFile.Profiles(List.of(), Optional.of(said)));
    assertThat(file().add(LOCAL)).contains(said + " Until then no profile can be changed here.");
    assertThat(written()).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"qwen3:8b\"|null|profile 1: The model is the name the provider gives it, without spaces",
        "\"name\" : \"b\"|\"name\" : null|profile 1: The name has 1 to 40 letters, digits, spaces,"
            + " dots, dashes or _, and starts with a letter or digit",
        "30|0|profile 1: The time limit in seconds is a whole number from 1 to 900",
        "\"1.5\"|[]|profile 1: The most a run may cost is an amount such as 0 or 2.50",
        "env:A_KEY|sk-secret-1|profile 1: The key is none, env:NAME with the name of a variable in"
            + " capitals, keyring, or run for this run only. The key itself is not written here",
      })
  void valuesAreCheckedAndNotRepeated(String value, String other, String reason)
      throws IOException {
    file().add(named("b"));
    write(written().replace(value, other));
    assertThat(file().read().trouble().orElseThrow())
        .contains(": " + reason + ". It was left")
        .doesNotContain("sk-secret");
  }

  @Test
  void doubledNameIsBroken() throws IOException {
    file().add(named("a"));
    file().add(named("b"));
    write(written().replace("\"a\"", "\"b\""));
    assertThat(file().read().trouble().orElseThrow()).contains("profile 2 has the name of another");
  }

  @Test
  void fileThatIsNoTextIsKept() throws IOException {
    Path path = write("");
    Files.write(path, new byte[] {(byte) 0xff});
    assertThat(file().add(LOCAL).orElseThrow()).contains("it is no text");
    assertThat(path).hasBinaryContent(new byte[] {(byte) 0xff});
  }
}
