package app.assay.distillery.curation;

import app.assay.vault.Domain;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// How the patterns of domains meet the files of a repository.
///
/// @param files how many files were looked at; 0 where no repository is known
/// @param broad patterns that match 30 % of them or more, except `*`
/// @param unmapped of the five directories with the most files, those that no pattern touches
public record PathCoverage(int files, List<Broad> broad, List<String> unmapped) {

  private static final int TOO_BROAD = 30;
  private static final int DIRECTORIES = 5;

  public PathCoverage {
    broad = List.copyOf(broad);
    unmapped = List.copyOf(unmapped);
  }

  /// A pattern that says little.
  ///
  /// @param percent of all files, rounded down
  public record Broad(String domain, String pattern, int percent) {}

  static PathCoverage of(List<Domain> domains, List<String> files) {
    if (files.isEmpty()) {
      return new PathCoverage(0, List.of(), List.of());
    }
    List<Broad> broad =
        domains.stream()
            .flatMap(
                domain ->
                    domain.patterns().stream()
                        .filter(pattern -> !pattern.equals("*"))
                        .map(pattern -> new Broad(domain.name(), pattern, percent(pattern, files))))
            .filter(one -> one.percent() >= TOO_BROAD)
            .toList();
    List<String> patterns =
        domains.stream().flatMap(domain -> domain.patterns().stream()).distinct().toList();
    List<String> unmapped =
        largest(files).stream()
            .filter(
                directory ->
                    patterns.stream()
                        .filter(pattern -> !pattern.equals("*"))
                        .noneMatch(
                            pattern ->
                                directory.startsWith(pattern) || pattern.startsWith(directory)))
            .toList();
    return new PathCoverage(files.size(), broad, unmapped);
  }

  private static int percent(String pattern, List<String> files) {
    String directory = pattern.endsWith("/") ? pattern : pattern + "/";
    long matched = files.stream().filter(f -> f.equals(pattern) || f.startsWith(directory)).count();
    return (int) (matched * 100 / files.size());
  }

  /// Directories of one or two parts, those with the most files first.
  private static List<String> largest(List<String> files) {
    Map<String, Integer> counts = new TreeMap<>(Comparator.reverseOrder());
    for (String file : files) {
      String[] parts = file.split("/", -1);
      if (parts.length >= 3) {
        counts.merge(parts[0] + "/" + parts[1] + "/", 1, Integer::sum);
      } else if (parts.length == 2) {
        counts.merge(parts[0] + "/", 1, Integer::sum);
      }
    }
    return counts.entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
        .limit(DIRECTORIES)
        .map(Map.Entry::getKey)
        .toList();
  }
}
