package app.assay.judge.source;

import java.net.URI;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds the source for each reference and fetches each thing once; a source that does not answer,
/// or has had enough, is left alone for the rest of the run.
final class RunOpener implements Opener {

  private static final String PROJECT = "[\\w.-]+(/[\\w.-]+)+";
  private static final Pattern GITHUB =
      Pattern.compile("/([\\w.-]+/[\\w.-]+)/(pull|issues)/([0-9]{1,9})(?:/.*)?");
  private static final Pattern GITLAB =
      Pattern.compile("/([\\w./-]+?)/-/(merge_requests|issues)/([0-9]{1,9})(?:/.*)?");
  private static final Pattern JIRA = Pattern.compile(".*/browse/([A-Z][A-Z0-9_]{1,9}-[0-9]{1,7})");

  private final List<EvidenceSource> sources;
  private final Optional<String> trouble;
  private final Function<EvidenceSource, Outside.Ready> keys;
  private final Map<String, Opening> opened = new HashMap<>();
  private final Set<EvidenceSource> leftAlone = new HashSet<>();

  /// @param trouble why there are no sources although some are configured
  RunOpener(
      List<EvidenceSource> sources,
      Optional<String> trouble,
      Function<EvidenceSource, Outside.Ready> keys) {
    this.sources = List.copyOf(sources);
    this.trouble = trouble;
    this.keys = keys;
  }

  @Override
  public synchronized Opening open(Target target) {
    return switch (target) {
      case Target.Ticket ticket -> ticket(ticket);
      case Target.Change(var _, String project, int _, boolean _)
          when !project.matches(PROJECT) || project.contains("..") ->
          none("a repository of such a name");
      case Target.Change change ->
          forge(change)
              .map(source -> once(source, change))
              .orElseGet(() -> none(change.host().orElse("repositories")));
      case Target.Address(URI address) -> address(address);
    };
  }

  private NotOpened none(String what) {
    return new NotOpened(
        false,
        trouble
            .map(reason -> reason.replaceFirst("\\.$", ""))
            .orElse("no source is configured for " + what));
  }

  /// The first source of tickets that has it.
  private Opening ticket(Target.Ticket ticket) {
    Opening last = none("tickets");
    for (EvidenceSource source : sources) {
      if (source.kind() == SourceKind.JIRA && !(last instanceof Opened)) {
        last = once(source, ticket);
      }
    }
    return last;
  }

  /// By its host, without the port that only some addresses of a repository have.
  private Optional<EvidenceSource> forge(Target.Change change) {
    return sources.stream()
        .filter(s -> s.kind() == SourceKind.GITHUB || s.kind() == SourceKind.GITLAB)
        .filter(
            s ->
                change.host().isEmpty()
                    || change.host().get().equalsIgnoreCase(s.address().getHost()))
        .findFirst();
  }

  private Opening address(URI address) {
    List<EvidenceSource> there = sources.stream().filter(s -> s.covers(address)).toList();
    for (EvidenceSource source : there) {
      Optional<Target> target = named(source, address);
      if (target.isPresent()) {
        return once(source, target.get());
      }
    }
    String host = Optional.ofNullable(address.getHost()).orElse("this address");
    return there.isEmpty()
        ? none(host)
        : new NotOpened(
            true,
            "%s is configured as %s, and this is no pull request, issue or ticket of it"
                .formatted(host, there.getFirst().kind().label()));
  }

  private static Optional<Target> named(EvidenceSource source, URI address) {
    String base = source.address().getPath() == null ? "" : source.address().getPath();
    String path = String.valueOf(address.getPath()).substring(base.length());
    return switch (source.kind()) {
      case WEB -> Optional.of(new Target.Address(withoutFragment(address)));
      case JIRA -> {
        Matcher ticket = JIRA.matcher(path);
        yield ticket.matches() ? Optional.of(new Target.Ticket(ticket.group(1))) : Optional.empty();
      }
      case GITHUB, GITLAB -> {
        Matcher change = (source.kind() == SourceKind.GITHUB ? GITHUB : GITLAB).matcher(path);
        yield change.matches()
            ? Optional.of(
                new Target.Change(
                    Optional.of(source.address().getHost()),
                    change.group(1),
                    Integer.parseInt(change.group(3)),
                    !change.group(2).equals("issues")))
            : Optional.empty();
      }
    };
  }

  private static URI withoutFragment(URI address) {
    return URI.create(address.toString().replaceFirst("#.*$", ""));
  }

  private Opening once(EvidenceSource source, Target target) {
    String key = source.address() + " " + target;
    Opening known = opened.get(key);
    if (known != null) {
      return known;
    }
    Opening now = fetched(source, target);
    opened.put(key, now);
    return now;
  }

  private Opening fetched(EvidenceSource source, Target target) {
    if (leftAlone.contains(source)) {
      return new NotOpened(
          true, "%s was left alone after it failed in this run".formatted(source.place()));
    }
    return switch (keys.apply(source)) {
      case Outside.Ready.Not(String why) -> new NotOpened(true, why.replaceFirst("\\.$", ""));
      case Outside.Ready.Now(Asking asking) ->
          read(source, target, asking.telling(() -> leftAlone.add(source)));
    };
  }

  private static Opening read(EvidenceSource source, Target target, Asking asking) {
    return switch (target) {
      case Target.Ticket(String key) -> new JiraReader(asking).open(key);
      case Target.Address(URI address) -> new PageReader(asking).open(address);
      case Target.Change change ->
          source.kind() == SourceKind.GITHUB
              ? new GithubReader(asking).open(change)
              : new GitlabReader(asking).open(change);
    };
  }
}
