package app.assay.judge.provider;

import java.math.BigDecimal;
import java.net.URI;

/// A language model as the user configured it.
///
/// @param name by which policies choose it, unique among the profiles
/// @param kind the protocol
/// @param address base address, http or https
/// @param model the model's name at the provider
/// @param key where its key comes from
/// @param seconds time limit of a call, 1 to 900
/// @param concurrency calls at once, 1 to 16
/// @param price for the estimate and the bill
/// @param cap the most money one run may cost; zero allows only what costs nothing
public record ProviderProfile(
    String name,
    ProviderKind kind,
    URI address,
    String model,
    KeySource key,
    int seconds,
    int concurrency,
    Price price,
    BigDecimal cap)
    implements Keyed {

  public static final int LONGEST = 900;
  public static final int MOST_CALLS = 16;

  /// The time limit a new profile starts with.
  public static final int SECONDS = 30;

  /// The limit of the first call to a local model, which may have to be loaded.
  public static final int FIRST_LOCAL_SECONDS = 300;

  public ProviderProfile {
    if (name.isBlank()
        || model.isBlank()
        || seconds < 1
        || seconds > LONGEST
        || concurrency < 1
        || concurrency > MOST_CALLS
        || cap.signum() < 0) {
      throw new IllegalArgumentException("no profile: check what a user wrote first");
    }
  }
}
