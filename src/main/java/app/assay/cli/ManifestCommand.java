package app.assay.cli;

import app.assay.report.Manifest;
import app.assay.workspace.GateRun;
import app.assay.workspace.Inputs;
import app.assay.workspace.Summary;
import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// `manifest`: what a pipeline may load.
@Command(
    name = "manifest",
    description = {
      "Lists the documents that may enter a knowledge base, for a pipeline to load: path, hashes,",
      "size, claims, reviewers, dates and whether a signature lies beside them, ordered by path."
    },
    footer = {
      "",
      "A signature is not verified here; see 'assay verify-signature'.",
      "In CSV, text that a spreadsheet would take for a formula has an apostrophe before it.",
      "Exit: 0 listed, 2 usage or unreadable."
    })
final class ManifestCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private final FileArguments files = new FileArguments();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      converter = OfForm.class,
      completionCandidates = Candidates.Forms.class,
      defaultValue = "jsonl",
      description = "jsonl or csv (default: ${DEFAULT-VALUE}).")
  private Manifest.Form form = Manifest.Form.JSONL;

  @Option(
      names = "--all",
      description = "List behind them the documents that may not enter, with the reason.")
  private boolean all;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write to a file, whole or not at all, instead of the terminal.")
  private @Nullable String output;

  ManifestCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, Refused {
    Output out =
        output == null
            ? new Output.ToTerminal(terminal, true)
            : new Output.ToFile(terminal.folder(), output);
    Inputs.Expansion expansion = files.expand(terminal);
    Manifest manifest =
        new Manifest(out.writer(), form, all, new SignatureMarks(expansion.inputs())::of);
    Summary summary =
        new Checking(terminal).run(expansion, GateRun.standard(files.context(terminal)), manifest);
    out.finish();
    terminal.complain(
        "%d ingestable, %d not%s."
            .formatted(
                manifest.ingestable(),
                manifest.leftOut(),
                all || manifest.leftOut() == 0 ? "" : "; --all lists those too, with the reason"));
    return (summary.unreadable() > 0 ? Exit.USAGE : Exit.CLEAN).code();
  }

  /// A form by its name.
  static final class OfForm implements ITypeConverter<Manifest.Form> {

    @Override
    public Manifest.Form convert(String value) {
      for (Manifest.Form form : Manifest.Form.values()) {
        if (form.name().toLowerCase(Locale.ROOT).equals(value)) {
          return form;
        }
      }
      throw new TypeConversionException("'" + value + "' is not jsonl or csv");
    }
  }
}
