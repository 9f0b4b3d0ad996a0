package app.assay.judge.provider;

import java.math.BigDecimal;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// A profile as a user wrote it, in settings, on the command line or in a file, and what is wrong
/// with it. What was written is never repeated, since it may be a key in the wrong place.
///
/// @param kind one of the labels of [ProviderKind]
/// @param key one of the labels of [KeySource]
/// @param seconds time limit of a call
/// @param concurrency calls at once
/// @param inputPrice money for a million tokens sent; empty for nothing
/// @param outputPrice money for a million tokens received; empty for nothing
/// @param currency three letters; empty for USD
/// @param cap the most money one run may cost; empty for nothing
public record ProfileForm(
    String name,
    String kind,
    String address,
    String model,
    String key,
    String seconds,
    String concurrency,
    String inputPrice,
    String outputPrice,
    String currency,
    String cap) {

  /// What can be wrong.
  public enum Field {
    NAME,
    KIND,
    ADDRESS,
    MODEL,
    KEY,
    SECONDS,
    CONCURRENCY,
    INPUT_PRICE,
    OUTPUT_PRICE,
    CURRENCY,
    CAP
  }

  /// What came of a check.
  public sealed interface Checked {}

  /// It can be used.
  public record Good(ProviderProfile profile) implements Checked {}

  /// It cannot.
  ///
  /// @param troubles a sentence for each field that has to be changed, in the order of the form
  public record Bad(Map<Field, String> troubles) implements Checked {}

  /// An empty form of a kind.
  public static ProfileForm of(ProviderKind kind) {
    String key = kind.variable().isEmpty() ? "none" : KeySource.VARIABLE + kind.variable();
    String seconds = Integer.toString(ProviderProfile.SECONDS);
    return new ProfileForm(
        "", kind.label(), kind.address(), "", key, seconds, "2", "0", "0", "USD", "0");
  }

  /// The form that gives this profile.
  public static ProfileForm of(ProviderProfile profile) {
    return new ProfileForm(
        profile.name(),
        profile.kind().label(),
        profile.address().toString(),
        profile.model(),
        profile.key().label(),
        Integer.toString(profile.seconds()),
        Integer.toString(profile.concurrency()),
        profile.price().inputPerMillion().toPlainString(),
        profile.price().outputPerMillion().toPlainString(),
        profile.price().currency(),
        profile.cap().toPlainString());
  }

  /// Looks at every field.
  public Checked check() {
    Map<Field, String> troubles = new EnumMap<>(Field.class);
    if (!name.matches("[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]{0,39}") || !name.equals(name.strip())) {
      troubles.put(
          Field.NAME,
          "The name has 1 to 40 letters, digits, spaces, dots, dashes or _, and starts with a"
              + " letter or digit.");
    }
    Optional<ProviderKind> provider = ProviderKind.of(kind);
    if (provider.isEmpty()) {
      troubles.put(Field.KIND, "The kind is ollama, openai, anthropic or mistral.");
    }
    if (!model.matches("[^\\s\\p{Cntrl}]{1,200}")) {
      troubles.put(Field.MODEL, "The model is the name the provider gives it, without spaces.");
    }
    Optional<KeySource> source = KeySource.of(key);
    keyTrouble(provider, source).ifPresent(trouble -> troubles.put(Field.KEY, trouble));
    Optional<URI> place = place();
    Address.refusal(place.orElse(URI.create("")), !source.orElse(NO_KEY).equals(NO_KEY))
        .ifPresent(trouble -> troubles.put(Field.ADDRESS, trouble));
    number(Field.SECONDS, seconds, ProviderProfile.LONGEST, troubles);
    number(Field.CONCURRENCY, concurrency, ProviderProfile.MOST_CALLS, troubles);
    money(Field.INPUT_PRICE, inputPrice, troubles);
    money(Field.OUTPUT_PRICE, outputPrice, troubles);
    money(Field.CAP, cap, troubles);
    if (!currency.matches("|[A-Z]{3}")) {
      troubles.put(Field.CURRENCY, "The currency has three capital letters, such as USD.");
    }
    return troubles.isEmpty()
        ? new Good(profile(provider.orElseThrow(), place.orElseThrow(), source.orElseThrow()))
        : new Bad(troubles);
  }

  private static final KeySource NO_KEY = new KeySource.None();

  private ProviderProfile profile(ProviderKind provider, URI place, KeySource source) {
    return new ProviderProfile(
        name,
        provider,
        place,
        model,
        source,
        Integer.parseInt(seconds),
        Integer.parseInt(concurrency),
        new Price(amount(inputPrice), amount(outputPrice), currency.isEmpty() ? "USD" : currency),
        amount(cap));
  }

  private static Optional<String> keyTrouble(
      Optional<ProviderKind> provider, Optional<KeySource> source) {
    if (source.isEmpty()) {
      return Optional.of(
          "The key is none, env:NAME with the name of a variable in capitals, keyring, or run for"
              + " this run only. The key itself is not written here.");
    }
    boolean needed =
        provider
            .filter(kind -> kind == ProviderKind.ANTHROPIC || kind == ProviderKind.MISTRAL)
            .isPresent();
    return needed && source.get().equals(NO_KEY)
        ? Optional.of("This provider answers nobody without a key: choose where it comes from.")
        : Optional.empty();
  }

  private Optional<URI> place() {
    try {
      return Optional.of(new URI(address.strip().replaceFirst("/+$", "")));
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }

  private static void number(Field field, String text, int most, Map<Field, String> troubles) {
    if (!text.matches("\\d{1,4}") || Integer.parseInt(text) < 1 || Integer.parseInt(text) > most) {
      troubles.put(
          field,
          "%s a whole number from 1 to %d."
              .formatted(
                  field == Field.SECONDS ? "The time limit in seconds is" : "Calls at once are",
                  most));
    }
  }

  private static void money(Field field, String text, Map<Field, String> troubles) {
    if (!text.matches("|\\d{1,7}(\\.\\d{1,6})?")) {
      troubles.put(
          field,
          "%s is an amount such as 0 or 2.50."
              .formatted(
                  switch (field) {
                    case INPUT_PRICE -> "The price for a million tokens sent";
                    case OUTPUT_PRICE -> "The price for a million tokens received";
                    default -> "The most a run may cost";
                  }));
    }
  }

  private static BigDecimal amount(String text) {
    return text.isEmpty() ? BigDecimal.ZERO : new BigDecimal(text);
  }
}
