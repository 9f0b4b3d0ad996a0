package app.assay.distillery.layer2.source;

import app.assay.distillery.layer2.Proposal;
import app.assay.judge.source.Target;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jgit.lib.Repository;
import org.jspecify.annotations.Nullable;

/// What references name that does not lie on this machine.
final class Elsewhere {

  private static final Pattern WEB = Pattern.compile("https?://\\S+", Pattern.CASE_INSENSITIVE);
  private static final Pattern TICKET = Pattern.compile("[A-Z][A-Z0-9_]{1,9}-[0-9]{1,7}");
  private static final Pattern FOREIGN =
      Pattern.compile("([\\w.-]+(?:/[\\w.-]+)+)([#!])([0-9]{1,9})");
  private static final Pattern OWN =
      Pattern.compile("(?:(?:pr|mr|pull|issue)\\s*)?([#!])?([0-9]{1,9})", Pattern.CASE_INSENSITIVE);
  private static final Pattern SHORT_REMOTE =
      Pattern.compile("(?:[\\w.-]+@)?([\\w.-]{2,}):(?!//)([\\w./-]+?)(?:\\.git)?/?");

  private Elsewhere() {}

  /// Where the checkout was cloned from.
  ///
  /// @param project such as `owner/repository`
  record Remote(String host, String project) {}

  /// The remote `origin` of a repository, without the user that may stand in its address.
  static Optional<Remote> remote(Repository repository) {
    @Nullable String address = repository.getConfig().getString("remote", "origin", "url");
    return address == null ? Optional.empty() : remote(address);
  }

  static Optional<Remote> remote(String address) {
    Matcher shortly = SHORT_REMOTE.matcher(address);
    if (shortly.matches()) {
      return Optional.of(new Remote(shortly.group(1), plain(shortly.group(2))));
    }
    try {
      URI uri = new URI(address);
      return uri.getHost() == null || uri.getPath() == null
          ? Optional.empty()
          : Optional.of(new Remote(uri.getHost(), plain(uri.getPath())));
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }

  private static String plain(String path) {
    return path.replaceFirst("^/+", "").replaceFirst("/+$", "").replaceFirst("\\.git$", "");
  }

  /// What a reference names; empty where that is nothing that could be fetched.
  static Optional<Target> of(Proposal.Ref ref, Optional<Remote> remote) {
    String name = ref.ref().strip();
    if (WEB.matcher(name).matches()) {
      return address(name);
    }
    if (TICKET.matcher(name).matches()) {
      return Optional.of(new Target.Ticket(name));
    }
    Matcher foreign = FOREIGN.matcher(name);
    if (foreign.matches()) {
      return Optional.of(
          new Target.Change(
              remote.map(Remote::host),
              foreign.group(1),
              Integer.parseInt(foreign.group(3)),
              isPull(ref, foreign.group(2))));
    }
    Matcher own = OWN.matcher(name);
    boolean numbered = own.matches() && (own.group(1) != null || isPull(ref, "#"));
    return numbered
        ? remote.map(
            r ->
                new Target.Change(
                    Optional.of(r.host()),
                    r.project(),
                    Integer.parseInt(own.group(2)),
                    isPull(ref, own.group(1) == null ? "#" : own.group(1))))
        : Optional.empty();
  }

  private static Optional<Target> address(String name) {
    try {
      return Optional.of(new Target.Address(new URI(name)));
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }

  private static boolean isPull(Proposal.Ref ref, String sign) {
    return sign.equals("!") || ref.type().equalsIgnoreCase("pr");
  }
}
