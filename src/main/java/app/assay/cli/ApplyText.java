package app.assay.cli;

import app.assay.finding.Finding;
import app.assay.hitl.ConfirmationResult;
import app.assay.hitl.queue.DocumentOutcome;
import app.assay.hitl.queue.DocumentOutcome.Kind;
import app.assay.hitl.queue.Fault;
import app.assay.report.Printable;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// Says in lines what became of a queue: what was written on standard output, what was not on
/// standard error.
final class ApplyText {

  private final Terminal terminal;

  ApplyText(Terminal terminal) {
    this.terminal = terminal;
  }

  void write(ApplyReport report) {
    for (Fault fault : report.faults()) {
      terminal.complain(
          "%s:%s: %s"
              .formatted(
                  Printable.of(report.file()),
                  report.lines().position(fault.span().start()),
                  Printable.of(fault.message())));
    }
    if (!report.faults().isEmpty()) {
      terminal.complain("Nothing was written; mend the file first.");
      return;
    }
    findings(report, report.outcome().findings());
    report.outcome().objection().ifPresent(o -> terminal.complain(o.message()));
    for (DocumentOutcome document : report.outcome().documents()) {
      findings(report, document.findings());
      document(document);
    }
    report.outcome().notes().forEach(terminal::complain);
    if (report.outcome().objection().isEmpty()) {
      say(summary(report));
      stopped(report);
    }
  }

  private void document(DocumentOutcome document) {
    String file = Printable.of(document.file());
    switch (document.kind()) {
      case APPLIED -> document.planned().ifPresent(p -> say(file + ": " + answered(p, false)));
      case WOULD_APPLY -> document.planned().ifPresent(p -> say(file + ": " + answered(p, true)));
      case REFUSED, FAILED -> terminal.complain(file + ": " + Printable.of(document.message()));
      case UNANSWERED ->
          say(
              file
                  + ": no answers, left alone."
                  + (document.message().isEmpty() ? "" : " " + Printable.of(document.message())));
      case APPLIED_BEFORE, NOT_REACHED -> say(file + ": " + document.kind().label() + ".");
    }
    document.notes().forEach(note -> terminal.complain(file + ": " + Printable.of(note)));
  }

  private static String answered(ConfirmationResult.Planned planned, boolean trial) {
    var header = planned.after().header();
    String verb = trial ? "would be answered" : "answered";
    String answers =
        planned.decisions().stream()
            .map(d -> "%s %s %s".formatted(Printable.of(d.id()), verb, d.answer().label()))
            .collect(Collectors.joining(", "));
    return "%s by %s; %s %s | %s, %s pending."
        .formatted(
            answers,
            Printable.of(planned.reviewer().name()),
            trial ? "then" : "now",
            header.value("clarity-status"),
            header.value("hitl-status"),
            header.value("hitl-pending-count"));
  }

  private void findings(ApplyReport report, List<Finding> findings) {
    for (Finding finding : findings) {
      say(
          "%s:%s %s %s %s"
              .formatted(
                  Printable.of(report.file()),
                  report.lines().position(finding.span().start()),
                  finding.severity().label(),
                  finding.rule().id(),
                  Printable.of(finding.message())));
    }
  }

  private static String summary(ApplyReport report) {
    int documents = report.outcome().documents().size();
    String kinds =
        Arrays.stream(Kind.values())
            .filter(kind -> report.count(kind) > 0)
            .map(kind -> report.count(kind) + " " + kind.label())
            .collect(Collectors.joining(", "));
    return documents == 0
        ? "No documents."
        : "%d %s: %s.".formatted(documents, documents == 1 ? "document" : "documents", kinds);
  }

  private void stopped(ApplyReport report) {
    if (report.count(Kind.NOT_REACHED) > 0) {
      terminal.complain(
          "Stopped there. What was written before stays written; mend the cause and run the command"
              + " again, and it goes on there.");
    }
  }

  private void say(String line) {
    terminal.out().println(line);
  }
}
