package app.assay.distillery.curation;

import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import app.assay.vault.Entry;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/// Does to an open transaction what is wanted of the registry, or refuses with a sentence.
final class DomainSteps {

  private final VaultWriter vault;

  DomainSteps(VaultWriter vault) {
    this.vault = vault;
  }

  void take(DomainChange change) throws VaultException {
    switch (change) {
      case DomainChange.Add(String name, String description) -> add(name, description);
      case DomainChange.Describe(String name, String description) -> {
        filled("A domain's description", description);
        known(name);
        vault.describeDomain(name, description);
      }
      case DomainChange.Merge(String source, String target) -> merge(source, target);
      case DomainChange.Split split -> split(split);
      case DomainChange.Rename(String old, String to, String about) -> rename(old, to, about);
      case DomainChange.Deprecate(String name) -> deprecate(name);
      case DomainChange.Restore(String name) -> {
        if (known(name).status() == DomainStatus.ACTIVE) {
          throw refused("Domain '%s' is active already.".formatted(name));
        }
        vault.setDomainStatus(name, DomainStatus.ACTIVE);
      }
      case DomainChange.Paths(String name, List<String> patterns) -> {
        filled(patterns);
        known(name);
        vault.setPatterns(name, patterns);
      }
      case DomainChange.AddPath(String name, String pattern) -> addPath(name, pattern);
      case DomainChange.RemovePath(String name, String pattern) -> removePath(name, pattern);
    }
  }

  private void add(String name, String description) throws VaultException {
    filled("A domain's name", name);
    filled("A domain's description", description);
    vault.addDomain(name, description);
  }

  private void merge(String source, String target) throws VaultException {
    if (source.equals(target)) {
      throw refused("A domain cannot be merged into itself; name two.");
    }
    Domain from = known(source);
    Domain to = known(target);
    if (to.status() == DomainStatus.DEPRECATED) {
      throw refused("Domain '%s' is deprecated; merge into one that is active.".formatted(target));
    }
    for (Entry entry : under(source)) {
      refile(entry, source, List.of(target));
    }
    TreeSet<String> patterns = new TreeSet<>(to.patterns());
    patterns.addAll(from.patterns());
    vault.setPatterns(target, List.copyOf(patterns));
    retire(source);
  }

  private void split(DomainChange.Split split) throws VaultException {
    List<DomainChange.Half> halves = List.of(split.first(), split.second());
    for (DomainChange.Half half : halves) {
      filled("A domain's name", half.name());
    }
    for (DomainChange.Half half : halves) {
      filled("A domain's description", half.description());
      filled(half.patterns());
    }
    known(split.domain());
    for (DomainChange.Half half : halves) {
      vault.addDomain(half.name(), half.description());
    }
    for (Entry entry : under(split.domain())) {
      List<String> targets =
          halves.stream()
              .filter(half -> half.takes(entry.id()))
              .map(DomainChange.Half::name)
              .toList();
      if (targets.isEmpty()) {
        throw new VaultException(
            VaultError.Kind.STALE,
            "The entry '%s' would go to neither domain; say for each where it goes."
                .formatted(entry.id()));
      }
      refile(entry, split.domain(), targets);
    }
    retire(split.domain());
    for (DomainChange.Half half : halves) {
      if (!half.patterns().isEmpty()) {
        vault.setPatterns(half.name(), half.patterns());
      }
    }
  }

  private void rename(String old, String to, String description) throws VaultException {
    Domain from = known(old);
    if (from.status() == DomainStatus.DEPRECATED) {
      throw refused("Domain '%s' is deprecated; restore it before it is renamed.".formatted(old));
    }
    add(to, description);
    for (Entry entry : under(old)) {
      refile(entry, old, List.of(to));
    }
    retire(old);
    vault.setPatterns(to, from.patterns());
  }

  private void deprecate(String name) throws VaultException {
    int active = known(name).activeEntries();
    if (active > 0) {
      throw refused(
          "Domain '%s' has %d active entries. Use --merge-into <target> to transfer entries first."
              .formatted(name, active));
    }
    vault.setDomainStatus(name, DomainStatus.DEPRECATED);
  }

  private void addPath(String name, String pattern) throws VaultException {
    filled("A pattern", pattern);
    TreeSet<String> patterns = new TreeSet<>(known(name).patterns());
    if (!patterns.add(pattern)) {
      throw new VaultException(
          VaultError.Kind.EXISTS,
          "Domain '%s' has the pattern '%s' already.".formatted(name, pattern));
    }
    vault.setPatterns(name, List.copyOf(patterns));
  }

  private void removePath(String name, String pattern) throws VaultException {
    TreeSet<String> patterns = new TreeSet<>(known(name).patterns());
    if (!patterns.remove(pattern)) {
      throw new VaultException(
          VaultError.Kind.MISSING, "Domain '%s' has no pattern '%s'.".formatted(name, pattern));
    }
    vault.setPatterns(name, List.copyOf(patterns));
  }

  private void retire(String name) throws VaultException {
    vault.setPatterns(name, List.of());
    vault.setDomainStatus(name, DomainStatus.DEPRECATED);
  }

  private Domain known(String name) throws VaultException {
    return known(vault, name);
  }

  private static Domain known(VaultReader vault, String name) throws VaultException {
    return vault
        .domain(name)
        .orElseThrow(
            () ->
                new VaultException(
                    VaultError.Kind.MISSING,
                    "There is no domain '%s'; see 'assay vault domain-list'.".formatted(name)));
  }

  private List<Entry> under(String domain) throws VaultException {
    List<Entry> entries = new ArrayList<>(vault.entries());
    entries.removeIf(entry -> !entry.domains().contains(domain));
    return entries;
  }

  private void refile(Entry entry, String source, List<String> targets) throws VaultException {
    TreeSet<String> domains = new TreeSet<>(entry.domains());
    domains.remove(source);
    domains.addAll(targets);
    vault.setDomains(entry.id(), List.copyOf(domains));
  }

  private static void filled(List<String> patterns) throws VaultException {
    for (String pattern : patterns) {
      filled("A pattern", pattern);
    }
  }

  private static void filled(String what, String given) throws VaultException {
    if (given.isBlank()) {
      throw refused(what + " must not be blank.");
    }
  }

  private static VaultException refused(String message) {
    return new VaultException(VaultError.Kind.CONSTRAINT, message);
  }
}
