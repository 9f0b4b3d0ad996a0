package app.assay.cli;

import app.assay.distillery.curation.DomainHealth;
import app.assay.distillery.curation.DomainHealth.Filled;
import app.assay.distillery.curation.NamePair;
import app.assay.distillery.curation.PathCoverage;
import app.assay.report.Printable;
import app.assay.vault.Domain;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.workspace.GitCheckout;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `vault domain-report`: how the registry of domains stands.
@Command(
    name = "domain-report",
    description = {
      "Says which domains to split, merge or retire.",
      "To split above 15 entries, to merge up to 2, to retire when unused for 30 days; and"
          + " patterns",
      "that match 30 % of the checkout, directories without a domain, names that look alike."
    })
final class VaultDomainReportCommand extends OnVault {

  private static final int VERSION = 1;

  private final List<String> actions = new ArrayList<>();

  @Option(
      names = "--repo",
      paramLabel = "DIR",
      description = "The checkout whose files are looked at (default: the one around here).")
  private @Nullable String repository;

  @Mixin private final TextOrJson format = new TextOrJson();

  VaultDomainReportCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  Exit run(VaultStore store) throws VaultException, IOException, Refused {
    Path folder = repository == null ? terminal().folder() : Folders.path(terminal(), repository);
    Optional<GitCheckout> checkout = GitCheckout.of(folder);
    if (repository != null && checkout.isEmpty()) {
      throw new Refused("'%s' is no checkout of git.".formatted(repository));
    }
    List<String> files = checkout.isPresent() ? checkout.get().files() : List.of();
    DomainHealth health =
        store.read(vault -> DomainHealth.of(vault, terminal().clock().instant(), files));
    if (format.isJson()) {
      JsonTree.print(json(health), terminal());
    } else {
      text(health);
    }
    return Exit.CLEAN;
  }

  private void text(DomainHealth health) {
    line(
        "=== Domain Registry (%d active, %d deprecated) ==="
            .formatted(health.active(), health.deprecated()));
    filled("SPLIT CANDIDATES (entries > 15)", health.split(), "Split candidate: ");
    filled("MERGE CANDIDATES (entries <= 2)", health.merge(), "Merge candidate: ");
    list(
        "ORPHAN CANDIDATES (0 entries, 30+ days)",
        health.orphans().stream()
            .map(d -> "%s -- created %s, deprecated candidate".formatted(d.name(), d.createdAt()))
            .toList());
    health.orphans().forEach(d -> actions.add("Deprecate candidate: " + d.name()));
    list(
        "UNDERUTILIZED NEW DOMAINS (30+ days, entries <= 1)",
        health.underused().stream()
            .map(
                d ->
                    "%s -- %d entries, created %s"
                        .formatted(d.name(), d.activeEntries(), d.createdAt()))
            .toList());
    list(
        "NAMES THAT LOOK ALIKE",
        health.alike().stream().map(p -> p.one() + " -- " + p.other()).toList());
    line("");
    line("=== domain_paths Coverage ===");
    line("  Total patterns: " + health.patterns());
    coverage(health.coverage());
    line("");
    line("=== Action Items ===");
    for (int i = 0; i < actions.size(); i++) {
      line("  %d. %s".formatted(i + 1, actions.get(i)));
    }
    if (actions.isEmpty()) {
      line("  No action items.");
    }
  }

  private void filled(String title, List<Filled> domains, String action) {
    List<String> lines = new ArrayList<>();
    for (Filled one : domains) {
      Domain domain = one.domain();
      lines.add("%s -- %d entries".formatted(domain.name(), domain.activeEntries()));
      if (!domain.patterns().isEmpty()) {
        lines.add("  patterns: " + String.join(", ", domain.patterns()));
      }
      one.claims().forEach(claim -> lines.add("  - " + claim));
      actions.add(action + domain.name());
    }
    list(title, lines);
  }

  private void coverage(PathCoverage coverage) {
    if (coverage.files() == 0) {
      line("  No checkout: patterns were not held against files.");
      return;
    }
    coverage
        .broad()
        .forEach(
            one ->
                line(
                    "  Broadest pattern: %s (matches %d%% of repo)  [WARNING > 30%%]"
                        .formatted(one.pattern(), one.percent())));
    list(
        "STRUCTURAL MISMATCH (top directories without domain)",
        coverage.unmapped().stream().map(dir -> dir + " -- no domain mapping").toList());
  }

  private void list(String title, List<String> lines) {
    line("");
    line("  [!] " + title + ":");
    lines.forEach(one -> line("      " + one));
    if (lines.isEmpty()) {
      line("      (none)");
    }
  }

  private void line(String text) {
    say(Printable.of(text));
  }

  private static ObjectNode json(DomainHealth health) {
    ObjectNode json =
        JsonTree.object()
            .put("version", VERSION)
            .put("active", health.active())
            .put("deprecated", health.deprecated());
    names(json, "split", health.split().stream().map(Filled::domain).toList());
    names(json, "merge", health.merge().stream().map(Filled::domain).toList());
    names(json, "orphans", health.orphans());
    names(json, "underused", health.underused());
    ArrayNode alike = json.putArray("alike");
    for (NamePair pair : health.alike()) {
      alike.addArray().add(pair.one()).add(pair.other());
    }
    json.put("patterns", health.patterns()).put("files", health.coverage().files());
    ArrayNode broad = json.putArray("broad");
    for (PathCoverage.Broad one : health.coverage().broad()) {
      broad
          .addObject()
          .put("domain", one.domain())
          .put("pattern", one.pattern())
          .put("percent", one.percent());
    }
    ArrayNode unmapped = json.putArray("unmapped");
    health.coverage().unmapped().forEach(unmapped::add);
    return json;
  }

  private static void names(ObjectNode json, String key, List<Domain> domains) {
    ArrayNode names = json.putArray(key);
    domains.forEach(
        domain ->
            names
                .addObject()
                .put("domain", domain.name())
                .put("active_entries", domain.activeEntries())
                .put("created_at", domain.createdAt()));
  }
}
