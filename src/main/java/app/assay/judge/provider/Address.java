package app.assay.judge.provider;

import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// What may stand as the address of a provider.
public final class Address {

  private static final Set<String> SCHEMES = Set.of("http", "https");

  private Address() {}

  /// Says why nothing may be sent there; empty when it may.
  ///
  /// @param withKey true when a key goes along, which must not cross a network in the clear
  public static Optional<String> refusal(URI address, boolean withKey) {
    String scheme = scheme(address);
    if (!SCHEMES.contains(scheme) || host(address).isEmpty()) {
      return Optional.of("The address has to start with https:// or http:// and name a host.");
    }
    if (address.getRawUserInfo() != null
        || address.getRawQuery() != null
        || address.getRawFragment() != null) {
      return Optional.of(
          "The address may hold a host, a port and a path, and no user, question mark or #.");
    }
    if (withKey && scheme.equals("http") && !isOnThisMachine(address)) {
      return Optional.of(
          "A key is sent over https only, except to this machine: write https:// in the address.");
    }
    return Optional.empty();
  }

  /// True for the loopback addresses by their names; nothing is looked up. Names under `localhost`
  /// are none, since some systems ask the network for them.
  public static boolean isOnThisMachine(URI address) {
    String host = host(address);
    return host.equals("localhost") || host.equals("[::1]") || host.matches("127(\\.\\d{1,3}){3}");
  }

  /// The host with its port, such as `localhost:11434`, for sentences.
  public static String place(URI address) {
    return address.getPort() < 0 ? host(address) : host(address) + ":" + address.getPort();
  }

  private static String scheme(URI address) {
    return address.getScheme() == null ? "" : address.getScheme().toLowerCase(Locale.ROOT);
  }

  private static String host(URI address) {
    return address.getHost() == null ? "" : address.getHost().toLowerCase(Locale.ROOT);
  }
}
