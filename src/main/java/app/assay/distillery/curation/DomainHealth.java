package app.assay.distillery.curation;

import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import app.assay.vault.Entry;
import app.assay.vault.EntryStatus;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/// How the registry of domains stands, by upstream's thresholds (rulebook §1.3, domain-report).
///
/// @param active how many domains are in use
/// @param deprecated how many are retired
/// @param split active domains with more than 15 active entries, the fullest first
/// @param merge active domains with one or two active entries, the emptiest first
/// @param orphans active domains without any, older than 30 days
/// @param underused active domains with one or none, older than 30 days
/// @param alike active domains whose names a reader takes for one another
/// @param patterns how many patterns there are
/// @param coverage how the patterns meet the files of a repository
public record DomainHealth(
    int active,
    int deprecated,
    List<Filled> split,
    List<Filled> merge,
    List<Domain> orphans,
    List<Domain> underused,
    List<NamePair> alike,
    int patterns,
    PathCoverage coverage) {

  private static final int FULL = 15;
  private static final int FEW = 2;
  private static final Duration SETTLED = Duration.ofDays(30);
  private static final int SAMPLES = 2;

  public DomainHealth {
    split = List.copyOf(split);
    merge = List.copyOf(merge);
    orphans = List.copyOf(orphans);
    underused = List.copyOf(underused);
    alike = List.copyOf(alike);
  }

  /// A domain with claims of its newest entries.
  ///
  /// @param claims two at most
  public record Filled(Domain domain, List<String> claims) {
    public Filled {
      claims = List.copyOf(claims);
    }
  }

  /// Looks at a registry.
  ///
  /// @param files paths of the repository's files with `/`; empty where no repository is known
  public static DomainHealth of(VaultReader vault, Instant now, List<String> files)
      throws VaultException {
    List<Domain> all = vault.domains();
    List<Domain> active = all.stream().filter(d -> d.status() == DomainStatus.ACTIVE).toList();
    List<Entry> entries =
        vault.entries().stream()
            .filter(entry -> entry.status() == EntryStatus.ACTIVE)
            .sorted(
                Comparator.comparing(Entry::updatedAt)
                    .thenComparing(Entry::createdAt)
                    .reversed()
                    .thenComparing(Entry::id))
            .toList();
    Predicate<Domain> settled =
        domain -> UtcText.parse(domain.createdAt()).plus(SETTLED).isBefore(now);
    return new DomainHealth(
        active.size(),
        all.size() - active.size(),
        filled(
            active,
            domain -> domain.activeEntries() > FULL,
            Comparator.comparingInt(Domain::activeEntries).reversed(),
            entries),
        filled(
            active,
            domain -> domain.activeEntries() > 0 && domain.activeEntries() <= FEW,
            Comparator.comparingInt(Domain::activeEntries),
            entries),
        active.stream().filter(d -> d.activeEntries() == 0).filter(settled).toList(),
        active.stream().filter(d -> d.activeEntries() <= 1).filter(settled).toList(),
        NamePair.among(active.stream().map(Domain::name).toList()),
        all.stream().mapToInt(domain -> domain.patterns().size()).sum(),
        PathCoverage.of(all, files));
  }

  private static List<Filled> filled(
      List<Domain> domains, Predicate<Domain> which, Comparator<Domain> order, List<Entry> newest) {
    List<Filled> filled = new ArrayList<>();
    domains.stream()
        .filter(which)
        .sorted(order)
        .forEach(
            domain ->
                filled.add(
                    new Filled(
                        domain,
                        newest.stream()
                            .filter(entry -> entry.domains().contains(domain.name()))
                            .limit(SAMPLES)
                            .map(entry -> entry.text().claim())
                            .toList())));
    return filled;
  }
}
