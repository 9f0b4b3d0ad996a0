package app.assay.cli;

import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.exclusion.Inclusion;
import app.assay.cgd.rules.FormatRules;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `include`: takes an exclusion block's markers away.
@Command(
    name = "include",
    description = {
      "Takes the markers of an exclusion block away; what it holds stays.",
      "exceptions-ids, statuses, coverage and hash are kept in step."
    },
    footer = {
      "",
      "Exit: 0 included, 1 refused because of what the document says, 2 usage, unreadable or not",
      "written."
    })
final class IncludeCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private final ChangedDocument document = new ChangedDocument();

  @Option(names = "--id", required = true, paramLabel = "ID", description = "Name of the block.")
  private String id = "";

  @Option(
      names = "--reviewed",
      description = {
        "Say that a person reviewed what the block holds; needed for the last block, without which",
        "the document is REVIEWED."
      })
  private boolean reviewed;

  IncludeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Refused {
    Inclusion inclusion = new Inclusion(DocumentEditor.standard(), FormatRules.validator());
    return document
        .changeBy(terminal, (read, context) -> inclusion.plan(read, id, reviewed, context))
        .code();
  }
}
