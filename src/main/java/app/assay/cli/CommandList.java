package app.assay.cli;

import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Column.Overflow;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.IHelpSectionRenderer;

/// The commands of a help page, each with one whole sentence; picocli prints the first line of the
/// description, which ends where the line was broken in the source.
final class CommandList implements IHelpSectionRenderer {

  private static final int MARGIN = 2;
  private static final int GAP = 2;

  @Override
  public String render(Help help) {
    int widest =
        help.subcommands().keySet().stream().mapToInt(String::length).max().orElse(0) + MARGIN;
    int width = help.commandSpec().usageMessage().width();
    TextTable table =
        TextTable.forColumns(
            help.colorScheme(),
            new Column(widest, MARGIN, Overflow.SPAN),
            new Column(width - widest, GAP, Overflow.WRAP));
    for (CommandLine each : help.commandSpec().subcommands().values()) {
      if (!each.getCommandSpec().usageMessage().hidden()) {
        Text name = help.colorScheme().commandText(each.getCommandName());
        table.addRowValues(name, help.colorScheme().text(Summary.of(each.getCommandSpec())));
      }
    }
    return table.toString();
  }
}
