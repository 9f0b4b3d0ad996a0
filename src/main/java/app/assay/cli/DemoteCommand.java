package app.assay.cli;

import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.rules.FormatRules;
import app.assay.cgd.tier.Demotion;
import app.assay.cgd.tier.DemotionRequest;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `demote`: makes a Source of Truth an ordinary document again.
@Command(
    name = "demote",
    description = {
      "Makes a Source of Truth an ordinary document again.",
      "The tier block goes; the table stays as an archive, from which 'promote' restores it."
    },
    footer = {
      "",
      "Exit: 0 demoted or no Source of Truth, 1 refused because of what the document says, 2"
          + " usage,",
      "unreadable or not written."
    })
final class DemoteCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private final ChangedDocument document = new ChangedDocument();

  @Option(
      names = "--reason",
      required = true,
      paramLabel = "TEXT",
      description = "Why; it is written beside the archived table.")
  private String reason = "";

  DemoteCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Refused {
    Demotion demotion = new Demotion(DocumentEditor.standard(), FormatRules.validator());
    return document
        .change(
            terminal, (read, context) -> demotion.plan(read, new DemotionRequest(reason, context)))
        .code();
  }
}
