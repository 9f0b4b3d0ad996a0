package app.assay.judge.provider;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyChestTest {

  private static final String KEY = "sk-canary-1";

  private static ProviderProfile profile(KeySource source, String address) {
    return new ProviderProfile(
        "Strong",
        ProviderKind.OPENAI,
        URI.create(address),
        "m",
        source,
        30,
        1,
        Price.FREE,
        BigDecimal.ZERO);
  }

  private static ProviderProfile profile(KeySource source) {
    return profile(source, "https://api.example.com/v1");
  }

  private static KeyChest chest(Map<String, String> environment) {
    return new KeyChest(
        environment,
        () -> {
          throw new AssertionError("no keyring was asked for");
        });
  }

  private static KeyChest chest(MemoryKeyring.Flaw flaw) {
    return new KeyChest(Map.of(), () -> new MemoryKeyring(flaw));
  }

  @Test
  void profileMayNeedNone() {
    assertThat(chest(Map.of()).key(profile(new KeySource.None()))).isEqualTo(new Key.NotNeeded());
  }

  @Test
  void variableHoldsTheKey() {
    ProviderProfile profile = profile(new KeySource.Environment("A_KEY"));
    assertThat(chest(Map.of("A_KEY", KEY + "\n")).key(profile)).isEqualTo(new Key.Here(KEY));
  }

  @Test
  void variableThatIsNotSetIsNamed() {
    assertThat(chest(Map.of()).key(profile(new KeySource.Environment("A_KEY"))))
        .isEqualTo(
            new Key.Missing(
                "The variable A_KEY, which holds the key of Strong, is not set. Set it and start"
                    + " the program again."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"two words", "line\nbreak", "k\u00e9y", "a\u0000b"})
  void variableWithOtherThingsIsNoKey(String value) {
    assertThat(chest(Map.of("A_KEY", value)).key(profile(new KeySource.Environment("A_KEY"))))
        .isEqualTo(new Key.Missing("The variable A_KEY holds something that is no key."));
  }

  @Test
  void typedKeyLastsForTheRunAndItsArrayIsCleared() {
    KeyChest chest = chest(Map.of());
    ProviderProfile profile = profile(new KeySource.ThisRun());
    char[] typed = (KEY + " ").toCharArray();
    assertThat(chest.keep(profile, typed)).isEmpty();
    assertThat(typed).containsOnly('\0');
    assertThat(chest.key(profile)).isEqualTo(new Key.Here(KEY));
    chest.close();
    assertThat(chest.key(profile))
        .isEqualTo(
            new Key.Missing(
                "The key of Strong was not entered since the program started. Enter it in the"
                    + " settings, or name a variable."));
  }

  @Test
  void keyDoesNotFollowAChangedAddress() {
    KeyChest chest = chest(Map.of());
    chest.keep(profile(new KeySource.ThisRun()), KEY.toCharArray());
    assertThat(chest.key(profile(new KeySource.ThisRun(), "https://other.example.com")))
        .isInstanceOf(Key.Missing.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "two words", "k\u00e9y"})
  void whatIsNoKeyIsNotKept(String typed) {
    assertThat(chest(Map.of()).keep(profile(new KeySource.ThisRun()), typed.toCharArray()))
        .contains(
            "This is no key: it is empty, or has spaces or letters that no key has. Paste it"
                + " again.");
  }

  @Test
  void keyOfAVariableIsNotTypedIn() {
    assertThat(chest(Map.of()).keep(profile(new KeySource.Environment("A_KEY")), KEY.toCharArray()))
        .contains("The profile does not take its key from here. Change that first.");
  }

  @Test
  void keyringKeepsAKeyForTheNextRun() {
    MemoryKeyring keyring = new MemoryKeyring(MemoryKeyring.Flaw.NONE);
    ProviderProfile profile = profile(new KeySource.Keyring());
    KeyChest first = new KeyChest(Map.of(), () -> keyring);
    assertThat(first.keep(profile, KEY.toCharArray())).isEmpty();
    assertThat(keyring.entries).containsExactly(Map.entry("Strong at api.example.com", KEY));
    assertThat(new KeyChest(Map.of(), () -> keyring).key(profile)).isEqualTo(new Key.Here(KEY));
  }

  @Test
  void keyringIsTriedOnce() {
    AtomicInteger opened = new AtomicInteger();
    KeyChest chest =
        new KeyChest(
            Map.of(),
            () -> {
              opened.incrementAndGet();
              return new MemoryKeyring(MemoryKeyring.Flaw.NONE);
            });
    assertThat(chest.keyringTrouble()).isEmpty();
    assertThat(chest.key(profile(new KeySource.Keyring())))
        .isEqualTo(
            new Key.Missing(
                "The keyring holds no key for Strong at api.example.com. Enter it in the"
                    + " settings."));
    assertThat(opened).hasValue(1);
  }

  @Test
  void forgottenKeyIsGoneEverywhere() {
    MemoryKeyring keyring = new MemoryKeyring(MemoryKeyring.Flaw.NONE);
    KeyChest chest = new KeyChest(Map.of(), () -> keyring);
    ProviderProfile profile = profile(new KeySource.Keyring());
    chest.keep(profile, KEY.toCharArray());
    assertThat(chest.forget(profile)).isEmpty();
    assertThat(keyring.entries).isEmpty();
    assertThat(chest.key(profile)).isInstanceOf(Key.Missing.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "NOBODY_ANSWERS | this desktop has none that answers",
        "FORGETS | what was kept did not come back",
        "READS_TRUNCATED | what was kept did not come back",
        "KEEPS_THE_FIRST | what was changed came back as it was before",
        "REMOVES_NOTHING | what was removed is still there",
        "CANNOT_BE_READ | it refuses access, or was not unlocked",
      })
  void keyringThatFailsItsTestIsNotOffered(MemoryKeyring.Flaw flaw, String reason) {
    String said =
        "The keyring of this desktop cannot be used: %s. Name a variable, or keep the key for this run only."
            .formatted(reason);
    KeyChest chest = chest(flaw);
    ProviderProfile profile = profile(new KeySource.Keyring());
    assertThat(chest.keyringTrouble()).contains(said);
    assertThat(chest.keep(profile, KEY.toCharArray())).contains(said);
    assertThat(chest.key(profile)).isEqualTo(new Key.Missing(said));
    assertThat(chest.forget(profile)).contains(said);
  }

  @ParameterizedTest
  @EnumSource(
      value = MemoryKeyring.Flaw.class,
      names = {"NONE", "FORGETS", "CANNOT_BE_READ"})
  void nothingShowsTheKey(MemoryKeyring.Flaw flaw) {
    KeyChest chest = chest(flaw);
    ProviderProfile profile = profile(new KeySource.ThisRun());
    chest.keep(profile, KEY.toCharArray());
    assertThat(chest + " " + chest.key(profile) + " " + profile).doesNotContain("canary");
    assertThat(Optional.of(chest.key(profile))).contains(new Key.Here(KEY));
  }
}
