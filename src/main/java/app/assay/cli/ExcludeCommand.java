package app.assay.cli;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.exclusion.Exclusion;
import app.assay.cgd.exclusion.ExclusionRequest;
import app.assay.cgd.plan.Plan;
import app.assay.cgd.rules.FormatRules;
import app.assay.text.Span;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `exclude`: puts lines into an exclusion block.
@Command(
    name = "exclude",
    description = {
      "Puts lines that cannot be resolved into an exclusion block.",
      "exceptions-ids, exceptions-reason, statuses, coverage and hash are kept in step. Pending",
      "claims that stand nowhere else are taken out, because claims in a block are ignored."
    },
    footer = {
      "",
      "Exit: 0 excluded, 1 refused because of what the document says, 2 usage, unreadable or not",
      "written."
    })
final class ExcludeCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private final ChangedDocument document = new ChangedDocument();

  @Option(
      names = "--lines",
      required = true,
      paramLabel = "A-B",
      converter = LineRange.Reader.class,
      description = "First and last line of the file to exclude, such as 12-18, or one line.")
  private LineRange lines = new LineRange(1, 1);

  @Option(
      names = "--id",
      required = true,
      paramLabel = "ID",
      description = "Name of the block: letters, digits, dots, hyphens, underscores.")
  private String id = "";

  @Option(
      names = "--reason",
      required = true,
      paramLabel = "TEXT",
      description = "Why it cannot be resolved; joins the reasons that are there.")
  private String reason = "";

  ExcludeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Refused {
    Exclusion exclusion = new Exclusion(DocumentEditor.standard(), FormatRules.validator());
    return document.changeBy(terminal, (read, context) -> plan(exclusion, read, context)).code();
  }

  private Plan plan(Exclusion exclusion, CgdDocument read, CheckContext context) {
    int count = read.lines().count();
    if (lines.last() > count) {
      return Plan.Refused.because("The document has only %d lines.".formatted(count));
    }
    Span span = new Span(read.lines().start(lines.first() - 1), read.lines().end(lines.last() - 1));
    return exclusion.plan(read, new ExclusionRequest(span, id, reason, context));
  }
}
