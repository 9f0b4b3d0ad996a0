package app.assay.judge.source;

import app.assay.judge.provider.Address;
import app.assay.judge.provider.KeySource;
import app.assay.judge.provider.Keyed;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;

/// A place of which this user said that evidence may be fetched from it.
///
/// @param address what people open in a browser, such as `https://github.com`
/// @param user the account a token of Jira's cloud belongs to; empty where the token suffices
/// @param key where the token comes from
public record EvidenceSource(SourceKind kind, URI address, String user, KeySource key)
    implements Keyed {

  private static final String USER = "[\\x21-\\x39\\x3b-\\x7e]{0,200}";

  /// What a user wrote, checked.
  public sealed interface Checked {}

  /// A source.
  public record Good(EvidenceSource source) implements Checked {}

  /// None.
  ///
  /// @param why a sentence
  public record Bad(String why) implements Checked {}

  /// Checks what a user wrote.
  public static Checked of(String kind, String address, String user, String key) {
    Optional<SourceKind> known = SourceKind.of(kind);
    Optional<KeySource> token = KeySource.of(key);
    if (known.isEmpty()) {
      return new Bad("The kind is github, gitlab, jira or web.");
    }
    if (token.isEmpty() || token.get() instanceof KeySource.ThisRun) {
      return new Bad("The token is none, env:NAME or keyring; it never stands here itself.");
    }
    if (!user.matches(USER) || (!user.isEmpty() && known.get() != SourceKind.JIRA)) {
      return new Bad("A user is given for jira only, and has no spaces or colons.");
    }
    try {
      URI uri = new URI(address.strip().replaceFirst("/+$", "")).normalize();
      Optional<String> refusal = Address.refusal(uri, true);
      return refusal
          .<Checked>map(Bad::new)
          .orElseGet(() -> new Good(new EvidenceSource(known.get(), uri, user, token.get())));
    } catch (URISyntaxException e) {
      return new Bad("The address has to start with https:// and name a host.");
    }
  }

  @Override
  public String name() {
    return "the source " + kind.label();
  }

  /// Its host with its port, for sentences.
  public String place() {
    return Address.place(address);
  }

  /// True for an address at the same host and port, below the path of this one.
  boolean covers(URI other) {
    return isSameOrigin(address, other) && isBelow(other);
  }

  private boolean isBelow(URI other) {
    String path = other.normalize().getRawPath();
    String plain = path == null ? "" : path.toLowerCase(Locale.ROOT);
    String base = address.getRawPath() == null ? "" : address.getRawPath();
    boolean climbs = plain.contains("..") || plain.contains("%2e") || plain.contains("%5c");
    return !climbs
        && (base.isEmpty() || (path != null && (path.equals(base) || path.startsWith(base + "/"))));
  }

  /// True when both lead to the same host, port and protocol.
  static boolean isSameOrigin(URI one, URI other) {
    return other.getRawUserInfo() == null
        && String.valueOf(one.getScheme()).equalsIgnoreCase(other.getScheme())
        && String.valueOf(one.getHost()).equalsIgnoreCase(other.getHost())
        && port(one) == port(other);
  }

  private static int port(URI uri) {
    int usual = "http".equalsIgnoreCase(uri.getScheme()) ? 80 : 443;
    return uri.getPort() < 0 ? usual : uri.getPort();
  }
}
