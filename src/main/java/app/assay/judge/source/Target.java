package app.assay.judge.source;

import java.net.URI;
import java.util.Optional;

/// What a reference names that does not lie on this machine.
public sealed interface Target {

  /// A pull request or an issue.
  ///
  /// @param host of its repository; empty where the reference does not say
  /// @param project such as `owner/repository`
  /// @param pull true where it is a pull request (merge request) for all that is known
  record Change(Optional<String> host, String project, int number, boolean pull)
      implements Target {}

  /// A ticket, such as `PROJ-123`.
  record Ticket(String key) implements Target {}

  /// Whatever stands at an address.
  record Address(URI address) implements Target {}
}
