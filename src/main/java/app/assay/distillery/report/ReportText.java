package app.assay.distillery.report;

import static app.assay.distillery.report.Markdown.flat;
import static app.assay.distillery.report.Markdown.id;

import app.assay.distillery.candidate.PullRequest;
import app.assay.vault.EntryType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/// Writes the report: the sections of upstream's in their order, every id in backticks.
public final class ReportText {

  private static final String NO_AUTHOR = "Author unknown";

  private final BatchReport report;
  private final Markdown out = new Markdown();

  private ReportText(BatchReport report) {
    this.report = report;
  }

  /// The report as Markdown with a line feed at its end.
  public static String of(BatchReport report) {
    return new ReportText(report).write();
  }

  private String write() {
    out.heading(1, "Knowledge Distillery Batch Report — " + report.date());
    progress();
    summary();
    accepted();
    rejected();
    queue();
    out.heading(2, "Domain Changes");
    DomainSection.write(report, out);
    feedback();
    insufficient();
    undecided();
    log();
    curate();
    return out.text();
  }

  private void progress() {
    if (report.pulls().isEmpty()) {
      return;
    }
    out.heading(2, "Progress")
        .table(
            List.of("Item", "Status"),
            report.pulls().stream()
                .map(pull -> List.of("#" + pull.number(), status(pull)))
                .toList(),
            "");
  }

  private String status(PullRequest pull) {
    long entered =
        report.accepted().stream()
            .filter(one -> one.pull().equals(OptionalLong.of(pull.number())))
            .count();
    return switch (pull.outcome()) {
      case "processed" -> "✅ processed (%d accepted)".formatted(entered);
      case "insufficient" -> "⏳ insufficient evidence";
      case "failed" -> "❌ failed: " + flat(pull.error());
      default -> pull.outcome();
    };
  }

  private void summary() {
    long facts =
        report.accepted().stream()
            .filter(one -> one.candidate().type().filter(EntryType.FACT::equals).isPresent())
            .count();
    int accepted = report.accepted().size();
    List<List<String>> rows = new ArrayList<>();
    rows.add(row("Source PRs processed", report.processed()));
    rows.add(row("Candidates extracted", report.candidates().size()));
    rows.add(
        List.of(
            "Accepted (fact / anti-pattern)",
            "%d (%d / %d)".formatted(accepted, facts, accepted - facts)));
    rows.add(row("Rejected", report.rejectedByGate().size()));
    if (!report.rejectedByPeople().isEmpty()) {
      rows.add(row("Rejected via curation", report.rejectedByPeople().size()));
    }
    if (!report.undecided().isEmpty()) {
      rows.add(row("Not decided yet", report.undecided().size()));
    }
    rows.add(row("Insufficient evidence (deferred)", report.pulls("insufficient").size()));
    if (!report.pulls("failed").isEmpty()) {
      rows.add(row("Failed", report.pulls("failed").size()));
    }
    out.heading(2, "Summary").table(List.of("Metric", "Value"), rows, "");
  }

  private static List<String> row(String name, long value) {
    return List.of(name, Long.toString(value));
  }

  private void accepted() {
    out.heading(2, "Accepted Entries");
    if (report.accepted().isEmpty()) {
      out.paragraph("No entries accepted in this batch.");
      return;
    }
    Map<String, Map<Long, List<String>>> byAuthor = new LinkedHashMap<>();
    for (ReportedCandidate one : report.accepted()) {
      byAuthor
          .computeIfAbsent(author(one), author -> new TreeMap<>())
          .computeIfAbsent(one.pull().orElse(0), number -> new ArrayList<>())
          .add(
              "  - [%s] %s — %s"
                  .formatted(
                      one.candidate().type().map(EntryType::label).orElse(""),
                      id(one.candidate().id()),
                      flat(one.candidate().claim())));
    }
    byAuthor.forEach(
        (author, pulls) -> {
          out.heading(4, author);
          List<String> lines = new ArrayList<>();
          pulls.forEach(
              (number, entries) -> {
                lines.add(number == 0 ? "- No pull request named" : "- #" + number);
                lines.addAll(entries);
              });
          out.lines(lines, "");
        });
  }

  private String author(ReportedCandidate one) {
    return one.pull().isPresent()
        ? report
            .pull(one.pull().getAsLong())
            .map(PullRequest::author)
            .filter(author -> !author.isBlank())
            .map(author -> "@" + author)
            .orElse(NO_AUTHOR)
        : NO_AUTHOR;
  }

  private void rejected() {
    out.heading(2, "Rejected Candidates")
        .table(
            List.of("Source PR", "Candidate ID", "Code", "Reason"),
            report.rejectedByGate().stream()
                .map(
                    one ->
                        List.of(
                            pull(one),
                            id(one.candidate().id()),
                            String.join(", ", one.verdict().codes()),
                            one.verdict().notes()))
                .toList(),
            "No rejected candidates.");
    if (!report.rejectedByPeople().isEmpty()) {
      out.heading(2, "Rejected Entries (via Curation)")
          .table(
              List.of("ID", "Type", "Title", "Reject Reason"),
              report.rejectedByPeople().stream()
                  .map(
                      one ->
                          List.of(
                              id(one.candidate().id()),
                              one.candidate().type().map(EntryType::label).orElse(""),
                              one.candidate().title(),
                              one.rejectedBecause().orElse("")))
                  .toList(),
              "");
    }
  }

  private static String pull(ReportedCandidate one) {
    return one.pull().isPresent() ? "#" + one.pull().getAsLong() : "";
  }

  private void queue() {
    List<String> lines = new ArrayList<>();
    for (ReportedCandidate one : report.accepted()) {
      one.verdict()
          .conflict()
          .ifPresent(
              conflict ->
                  lines.add(
                      "- %s <-> %s: %s"
                          .formatted(
                              id(one.candidate().id()),
                              id(conflict.relatedId()),
                              flat(conflict.reason()))));
    }
    out.heading(2, "Curation Queue (Human Review Required)").lines(lines, "No conflicts detected.");
  }

  private void feedback() {
    List<String> lines = new ArrayList<>();
    for (ReportedCandidate one : report.candidates()) {
      one.candidate()
          .feedback()
          .forEach(
              signal ->
                  lines.add(
                      "- %s [%s]: %s (from %s)"
                          .formatted(
                              id(signal.entryId()),
                              signal.signal(),
                              flat(signal.note()),
                              id(one.candidate().id()))));
    }
    out.heading(2, "Vault Feedback (Existing Entry Signals)")
        .lines(lines, "No feedback on existing entries.");
  }

  private void insufficient() {
    out.heading(2, "Insufficient Evidence (Remains Pending)")
        .lines(
            report.pulls("insufficient").stream()
                .map(
                    pull ->
                        "- #%d \"%s\": %s%s"
                            .formatted(
                                pull.number(),
                                flat(pull.title()),
                                flat(pull.reason()),
                                pull.missing().isEmpty()
                                    ? ""
                                    : " Missing: %s.".formatted(String.join(", ", pull.missing()))))
                .toList(),
            "All PRs had sufficient evidence.");
  }

  private void undecided() {
    if (!report.undecided().isEmpty()) {
      out.heading(2, "Not Decided Yet")
          .lines(
              report.undecided().stream()
                  .map(
                      one ->
                          "- %s: %s"
                              .formatted(id(one.candidate().id()), flat(one.verdict().notes())))
                  .toList(),
              "");
    }
  }

  private void log() {
    if (!report.log().isEmpty()) {
      out.heading(3, "Curation Log")
          .table(
              List.of("Action", "Entry ID", "Details", "Timestamp"),
              report.log().stream()
                  .map(
                      row ->
                          List.of(
                              row.action(), id(row.entryId()), row.details(), row.at().toString()))
                  .toList(),
              "");
    }
  }

  private void curate() {
    out.paragraph("---")
        .heading(3, "How to Curate This Report")
        .paragraph(
            """
            Nothing of this is in the vault yet. Say in a comment what should change, naming entries by \
            their ids in backticks:

            - Reject `entry-id` — why
            - Change the claim of `entry-id` to: the new text
            - Move `entry-id` to domain `name`

            Then comment `/curate`. What is accepted when the changeset is merged enters the vault.\
            """);
  }
}
