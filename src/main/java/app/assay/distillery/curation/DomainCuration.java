package app.assay.distillery.curation;

import app.assay.distillery.record.VaultDecision;
import app.assay.distillery.record.VaultLedger;
import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import app.assay.vault.Entry;
import app.assay.vault.Intent;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.vault.VaultWriter;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/// Changes the registry of domains. Every change is one transaction with its record in the ledger;
/// what is said of it are upstream's words (rulebook §1.3).
public final class DomainCuration {

  private static final String KIND = "domain";

  private final VaultStore store;
  private final VaultLedger ledger;
  private final String by;
  private final String reason;

  /// @param by the person's name, checked
  /// @param reason theirs; may be empty
  public DomainCuration(VaultStore store, VaultLedger ledger, String by, String reason) {
    this.store = store;
    this.ledger = ledger;
    this.by = by;
    this.reason = reason;
  }

  /// Adds an active domain.
  public String add(String name, String description) throws VaultException {
    filled("A domain's name", name);
    filled("A domain's description", description);
    change("domain-add", name, Map.of(), vault -> vault.addDomain(name, description));
    return "Added domain: %s (active)".formatted(name);
  }

  public String describe(String name, String description) throws VaultException {
    filled("A domain's description", description);
    change(
        "domain-describe",
        name,
        Map.of(),
        vault -> {
          known(vault, name);
          vault.describeDomain(name, description);
        });
    return "Described domain: " + name;
  }

  /// Files all entries and paths of one domain under another, and retires it.
  public String merge(String source, String target) throws VaultException {
    if (source.equals(target)) {
      throw refused("A domain cannot be merged into itself; name two.");
    }
    change(
        "domain-merge",
        source,
        Map.of("into", target),
        vault -> {
          Domain from = known(vault, source);
          Domain to = known(vault, target);
          if (to.status() == DomainStatus.DEPRECATED) {
            throw refused(
                "Domain '%s' is deprecated; merge into one that is active.".formatted(target));
          }
          refile(vault, source, List.of(target));
          TreeSet<String> patterns = new TreeSet<>(to.patterns());
          patterns.addAll(from.patterns());
          vault.setPatterns(source, List.of());
          vault.setPatterns(target, List.copyOf(patterns));
          vault.setDomainStatus(source, DomainStatus.DEPRECATED);
        });
    return "Merged: %s -> %s".formatted(source, target);
  }

  /// Files all entries of one domain under two new ones, drops its paths, and retires it.
  public String split(
      String source, String first, String aboutFirst, String second, String aboutSecond)
      throws VaultException {
    for (String name : List.of(first, second)) {
      filled("A domain's name", name);
    }
    for (String about : List.of(aboutFirst, aboutSecond)) {
      filled("A domain's description", about);
    }
    change(
        "domain-split",
        source,
        Map.of("into", first + ", " + second),
        vault -> {
          known(vault, source);
          vault.addDomain(first, aboutFirst);
          vault.addDomain(second, aboutSecond);
          refile(vault, source, List.of(first, second));
          vault.setPatterns(source, List.of());
          vault.setDomainStatus(source, DomainStatus.DEPRECATED);
        });
    return "Split: %s -> %s, %s".formatted(source, first, second);
  }

  /// Retires a domain that no active entry is filed under.
  public String deprecate(String name) throws VaultException {
    change(
        "domain-deprecate",
        name,
        Map.of(),
        vault -> {
          int active = known(vault, name).activeEntries();
          if (active > 0) {
            throw refused(
                "Domain '%s' has %d active entries. Use --merge-into <target> to transfer entries first."
                    .formatted(name, active));
          }
          vault.setDomainStatus(name, DomainStatus.DEPRECATED);
        });
    return "Deprecated domain: " + name;
  }

  /// Replaces all patterns.
  public String setPaths(String name, List<String> patterns) throws VaultException {
    for (String pattern : patterns) {
      filled("A pattern", pattern);
    }
    List<String> distinct = patterns.stream().distinct().toList();
    change(
        "domain-paths",
        name,
        Map.of("patterns", String.join(", ", distinct)),
        vault -> {
          known(vault, name);
          vault.setPatterns(name, distinct);
        });
    return "Set patterns for %s: %s".formatted(name, String.join(" ", patterns));
  }

  public String addPath(String name, String pattern) throws VaultException {
    filled("A pattern", pattern);
    change(
        "domain-paths",
        name,
        Map.of("added", pattern),
        vault -> {
          TreeSet<String> patterns = new TreeSet<>(known(vault, name).patterns());
          if (!patterns.add(pattern)) {
            throw new VaultException(
                VaultError.Kind.EXISTS,
                "Domain '%s' has the pattern '%s' already.".formatted(name, pattern));
          }
          vault.setPatterns(name, List.copyOf(patterns));
        });
    return "Added pattern '%s' to domain '%s'".formatted(pattern, name);
  }

  public String removePath(String name, String pattern) throws VaultException {
    change(
        "domain-paths",
        name,
        Map.of("removed", pattern),
        vault -> {
          TreeSet<String> patterns = new TreeSet<>(known(vault, name).patterns());
          if (!patterns.remove(pattern)) {
            throw new VaultException(
                VaultError.Kind.MISSING,
                "Domain '%s' has no pattern '%s'.".formatted(name, pattern));
          }
          vault.setPatterns(name, List.copyOf(patterns));
        });
    return "Removed pattern '%s' from domain '%s'".formatted(pattern, name);
  }

  @FunctionalInterface
  private interface Step {
    void take(VaultWriter vault) throws VaultException;
  }

  private void change(String decision, String name, Map<String, String> more, Step step)
      throws VaultException {
    store.write(
        new Intent(KIND, by, reason.isBlank() ? decision : decision + ": " + reason, name),
        vault -> {
          step.take(vault);
          ledger.tell(List.of(new VaultDecision(by, decision, name, reason, Duration.ZERO, more)));
          return name;
        });
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

  private static void refile(VaultWriter vault, String source, List<String> targets)
      throws VaultException {
    for (Entry entry : vault.entries()) {
      if (entry.domains().contains(source)) {
        TreeSet<String> domains = new TreeSet<>(entry.domains());
        domains.remove(source);
        domains.addAll(targets);
        vault.setDomains(entry.id(), List.copyOf(domains));
      }
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
