package app.assay.distillery.curation;

import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Which files of a repository the paths of active domains lead to. The pattern `*` matches all of
/// them and says nothing of any, so that it does not count.
///
/// @param files how many were looked at
/// @param domains every active domain, the one with the most files first
/// @param unmatched folders with files that no domain's paths match, the one with the most first
/// @param broad patterns that match so many files that they say little
public record FileCoverage(
    int files, List<Matched> domains, List<Unmatched> unmatched, List<PathCoverage.Broad> broad) {

  public FileCoverage {
    domains = List.copyOf(domains);
    unmatched = List.copyOf(unmatched);
    broad = List.copyOf(broad);
  }

  /// How many files a domain's paths match.
  ///
  /// @param everywhere whether it has the pattern `*` beside
  public record Matched(String domain, int files, boolean everywhere) {}

  /// Files of one folder that no paths match.
  ///
  /// @param folder ending in `/`; empty for the top
  public record Unmatched(String folder, List<String> files) {
    public Unmatched {
      files = List.copyOf(files);
    }
  }

  /// How many files no domain's paths match.
  public int unmatchedFiles() {
    return unmatched.stream().mapToInt(folder -> folder.files().size()).sum();
  }

  /// Looks at a repository.
  ///
  /// @param files paths with `/`
  public static FileCoverage of(List<Domain> registry, List<String> files) {
    List<Domain> active = registry.stream().filter(d -> d.status() == DomainStatus.ACTIVE).toList();
    Map<String, List<String>> unmatched = new TreeMap<>();
    Map<String, Integer> counts = new TreeMap<>();
    for (String file : files) {
      boolean found = false;
      for (Domain domain : active) {
        if (domain.patterns().stream().anyMatch(pattern -> matches(pattern, file))) {
          counts.merge(domain.name(), 1, Integer::sum);
          found = true;
        }
      }
      if (!found) {
        String folder = file.substring(0, file.lastIndexOf('/') + 1);
        unmatched.computeIfAbsent(folder, _ -> new ArrayList<>()).add(file);
      }
    }
    return new FileCoverage(
        files.size(),
        active.stream()
            .map(
                domain ->
                    new Matched(
                        domain.name(),
                        counts.getOrDefault(domain.name(), 0),
                        domain.patterns().contains("*")))
            .sorted(Comparator.comparingInt(Matched::files).reversed())
            .toList(),
        unmatched.entrySet().stream()
            .map(folder -> new Unmatched(folder.getKey(), folder.getValue()))
            .sorted(Comparator.<Unmatched>comparingInt(folder -> folder.files().size()).reversed())
            .toList(),
        PathCoverage.of(active, files).broad());
  }

  /// A pattern is a file's path, or a folder's (rulebook §1.1).
  private static boolean matches(String pattern, String file) {
    return file.equals(pattern) || (pattern.endsWith("/") && file.startsWith(pattern));
  }
}
