package app.assay.cli;

import app.assay.distillery.curation.DomainChange;
import app.assay.distillery.curation.DomainCuration;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Commands that change the registry of domains.
final class VaultDomainChanges {

  private VaultDomainChanges() {}

  static List<Object> all(Terminal terminal) {
    return List.of(
        new Add(terminal),
        new Describe(terminal),
        new Merge(terminal),
        new Split(terminal),
        new Rename(terminal),
        new Deprecate(terminal),
        new Restore(terminal),
        new PathsSet(terminal),
        new PathsAdd(terminal),
        new PathsRemove(terminal));
  }

  /// One change of the registry.
  abstract static class OnDomains extends DecidingOnVault {

    @Option(names = "--reason", paramLabel = "TEXT", description = "Why; kept in the history.")
    private String reason = "";

    OnDomains(Terminal terminal) {
      super(terminal);
    }

    abstract DomainChange change();

    /// What else is said once it is done; empty for nothing.
    String more() {
      return "";
    }

    @Override
    final Exit run(VaultStore store, String by) throws VaultException, Refused {
      DomainChange change = change();
      new DomainCuration(store, ledger(store), by, reason).make(change);
      say(DomainCuration.said(change) + more());
      return Exit.CLEAN;
    }
  }

  @Command(name = "domain-add", description = "Adds a domain.")
  static final class Add extends OnDomains {

    @Parameters(index = "0", paramLabel = "DOMAIN", description = "Its name.")
    private String domain = "";

    @Parameters(index = "1", paramLabel = "DESCRIPTION", description = "What belongs under it.")
    private String description = "";

    Add(Terminal terminal) {
      super(terminal);
    }

    @Override
    DomainChange change() {
      return new DomainChange.Add(domain, description);
    }
  }

  @Command(name = "domain-describe", description = "Gives a domain another description.")
  static final class Describe extends OnDomains {

    @Parameters(index = "0", paramLabel = "DOMAIN", description = "Its name.")
    private String domain = "";

    @Parameters(index = "1", paramLabel = "DESCRIPTION", description = "What belongs under it.")
    private String description = "";

    Describe(Terminal terminal) {
      super(terminal);
    }

    @Override
    DomainChange change() {
      return new DomainChange.Describe(domain, description);
    }
  }

  @Command(
      name = "domain-merge",
      description = "Files all entries and paths of a domain under another, and retires it.")
  static final class Merge extends OnDomains {

    @Parameters(index = "0", paramLabel = "SOURCE", description = "The domain that goes.")
    private String source = "";

    @Parameters(index = "1", paramLabel = "TARGET", description = "The domain that stays.")
    private String target = "";

    Merge(Terminal terminal) {
      super(terminal);
    }

    @Override
    DomainChange change() {
      return new DomainChange.Merge(source, target);
    }
  }

  @Command(
      name = "domain-split",
      description = {
        "Files all entries of a domain under two new ones, and retires it.",
        "Its paths are dropped; set those of the new ones with domain-paths-set."
      })
  static final class Split extends OnDomains {

    @Parameters(index = "0", paramLabel = "SOURCE", description = "The domain that goes.")
    private String source = "";

    @Parameters(index = "1", paramLabel = "A", description = "The first new one.")
    private String first = "";

    @Parameters(index = "2", paramLabel = "ABOUT-A", description = "What belongs under it.")
    private String aboutFirst = "";

    @Parameters(index = "3", paramLabel = "B", description = "The second new one.")
    private String second = "";

    @Parameters(index = "4", paramLabel = "ABOUT-B", description = "What belongs under it.")
    private String aboutSecond = "";

    Split(Terminal terminal) {
      super(terminal);
    }

    @Override
    DomainChange change() {
      return new DomainChange.Split(source, half(first, aboutFirst), half(second, aboutSecond));
    }

    private static DomainChange.Half half(String name, String about) {
      return new DomainChange.Half(name, about, Optional.empty(), List.of());
    }

    @Override
    String more() {
      return "\nThe paths of '%s' were dropped. Set those of the new domains with domain-paths-set."
          .formatted(source);
    }
  }

  @Command(
      name = "domain-rename",
      description = {
        "Files all entries and paths of a domain under a new name.",
        "The old name stays in the registry, retired."
      })
  static final class Rename extends OnDomains {

    @Parameters(index = "0", paramLabel = "DOMAIN", description = "Its name now.")
    private String domain = "";

    @Parameters(index = "1", paramLabel = "NAME", description = "Its new name.")
    private String name = "";

    @Parameters(index = "2", paramLabel = "DESCRIPTION", description = "What belongs under it.")
    private String description = "";

    Rename(Terminal terminal) {
      super(terminal);
    }

    @Override
    DomainChange change() {
      return new DomainChange.Rename(domain, name, description);
    }
  }

  @Command(name = "domain-restore", description = "Takes a retired domain into use again.")
  static final class Restore extends OnDomains {

    @Parameters(index = "0", paramLabel = "DOMAIN", description = "Its name.")
    private String domain = "";

    Restore(Terminal terminal) {
      super(terminal);
    }

    @Override
    DomainChange change() {
      return new DomainChange.Restore(domain);
    }
  }

  @Command(
      name = "domain-deprecate",
      description = "Retires a domain that no active entry is filed under.")
  static final class Deprecate extends OnDomains {

    @Parameters(index = "0", paramLabel = "DOMAIN", description = "Its name.")
    private String domain = "";

    @Option(
        names = "--merge-into",
        paramLabel = "DOMAIN",
        description = "Where its entries and paths go.")
    private @Nullable String target;

    Deprecate(Terminal terminal) {
      super(terminal);
    }

    @Override
    DomainChange change() {
      return target == null
          ? new DomainChange.Deprecate(domain)
          : new DomainChange.Merge(domain, target);
    }
  }

  @Command(name = "domain-paths-set", description = "Replaces all paths of a domain.")
  static final class PathsSet extends OnDomains {

    @Parameters(index = "0", paramLabel = "DOMAIN", description = "Its name.")
    private String domain = "";

    @Parameters(
        index = "1..*",
        arity = "1..*",
        paramLabel = "PATTERN",
        description = "*, a directory that ends in /, or a file.")
    private List<String> patterns = List.of();

    PathsSet(Terminal terminal) {
      super(terminal);
    }

    @Override
    DomainChange change() {
      return new DomainChange.Paths(domain, patterns);
    }
  }

  @Command(name = "domain-paths-add", description = "Adds a path to a domain.")
  static final class PathsAdd extends OnDomains {

    @Parameters(index = "0", paramLabel = "DOMAIN", description = "Its name.")
    private String domain = "";

    @Parameters(
        index = "1",
        paramLabel = "PATTERN",
        description = "*, a directory that ends in /, or a file.")
    private String pattern = "";

    PathsAdd(Terminal terminal) {
      super(terminal);
    }

    @Override
    DomainChange change() {
      return new DomainChange.AddPath(domain, pattern);
    }
  }

  @Command(name = "domain-paths-remove", description = "Takes a path away from a domain.")
  static final class PathsRemove extends OnDomains {

    @Parameters(index = "0", paramLabel = "DOMAIN", description = "Its name.")
    private String domain = "";

    @Parameters(index = "1", paramLabel = "PATTERN", description = "As it stands there.")
    private String pattern = "";

    PathsRemove(Terminal terminal) {
      super(terminal);
    }

    @Override
    DomainChange change() {
      return new DomainChange.RemovePath(domain, pattern);
    }
  }
}
