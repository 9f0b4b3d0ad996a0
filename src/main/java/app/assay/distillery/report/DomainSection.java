package app.assay.distillery.report;

import static app.assay.distillery.report.Markdown.flat;
import static app.assay.distillery.report.Markdown.id;

import app.assay.distillery.candidate.DomainIssue;
import app.assay.distillery.candidate.ProposedDomain;
import app.assay.distillery.candidate.PullRequest;
import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/// What a batch means for the registry of domains.
final class DomainSection {

  private DomainSection() {}

  static void write(BatchReport report, Markdown out) {
    out.paragraph("**New domains proposed in this batch:**").lines(proposed(report), "None.");
    out.paragraph("**Domain maintenance observations:**").lines(issues(report), "None.");
    if (!report.registry().isEmpty()) {
      out.paragraph("**Domain registry:**")
          .table(List.of("Domain", "Active Entries", "After This Batch"), counts(report), "");
      out.paragraph("**Unmapped paths:**").lines(unmapped(report), "None.");
    }
  }

  private static List<String> proposed(BatchReport report) {
    List<String> lines = new ArrayList<>();
    for (ReportedCandidate one : report.candidates()) {
      for (ProposedDomain domain : one.candidate().proposedDomains()) {
        String patterns =
            domain.patterns().isEmpty()
                ? ""
                : " (%s)".formatted(String.join(", ", domain.patterns()));
        lines.add(
            "- %s: %s%s — %s"
                .formatted(
                    id(domain.name()),
                    flat(domain.description()),
                    patterns,
                    id(one.candidate().id())));
      }
    }
    return lines;
  }

  private static List<String> issues(BatchReport report) {
    List<String> lines = new ArrayList<>();
    for (ReportedCandidate one : report.candidates()) {
      for (DomainIssue issue : one.candidate().domainIssues()) {
        lines.add(
            "- %s: %s, suggests %s. %s"
                .formatted(
                    id(issue.domain()), issue.issue(), issue.suggestion(), flat(issue.reason())));
      }
    }
    return lines;
  }

  private static List<List<String>> counts(BatchReport report) {
    Map<String, Integer> before = new TreeMap<>();
    report.registry().stream()
        .filter(domain -> domain.status() == DomainStatus.ACTIVE)
        .forEach(domain -> before.put(domain.name(), domain.activeEntries()));
    Map<String, Integer> after = new TreeMap<>(before);
    report
        .accepted()
        .forEach(
            one ->
                one.candidate().domains().stream()
                    .distinct()
                    .forEach(domain -> after.merge(domain, 1, Integer::sum)));
    return after.entrySet().stream()
        .map(
            domain ->
                List.of(
                    id(domain.getKey()),
                    Integer.toString(before.getOrDefault(domain.getKey(), 0)),
                    domain.getValue().toString()))
        .toList();
  }

  /// Changed files that no domain but one for everything stands for.
  private static List<String> unmapped(BatchReport report) {
    TreeSet<String> paths = new TreeSet<>();
    for (PullRequest pull : report.pulls()) {
      for (String path : pull.changedFiles()) {
        if (report.registry().stream().noneMatch(domain -> has(domain, path))) {
          paths.add(path);
        }
      }
    }
    return paths.stream().map(path -> "- " + id(path)).toList();
  }

  private static boolean has(Domain domain, String path) {
    return domain.patterns().stream()
        .anyMatch(
            pattern ->
                pattern.equals(path)
                    || (pattern.endsWith("/") && (path + "/").startsWith(pattern)));
  }
}
