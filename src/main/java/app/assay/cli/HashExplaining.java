package app.assay.cli;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.hash.HashExplanation;
import app.assay.cgd.hash.HashResult;
import app.assay.report.Printable;
import app.assay.text.DocumentFile;
import app.assay.text.Span;
import app.assay.workspace.HashReport;
import app.assay.workspace.Input;
import app.assay.workspace.Reading;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/// Says for each document what its hash covers, what it leaves out and why stored and computed
/// differ.
final class HashExplaining {

  private final Terminal terminal;
  private final Writer out;
  private final DocumentFile files = new DocumentFile();

  HashExplaining(Terminal terminal, Writer out) {
    this.terminal = terminal;
    this.out = out;
  }

  Exit run(List<Input> inputs, boolean verify) throws IOException {
    Exit exit = Exit.CLEAN;
    for (Input input : inputs) {
      exit = exit.and(explain(input, verify));
    }
    return exit;
  }

  private Exit explain(Input input, boolean verify) throws IOException {
    return switch (Reading.of(input, files)) {
      case Reading.None(String trouble) -> {
        terminal.complain(input.shown() + ": " + trouble);
        yield Exit.USAGE;
      }
      case Reading.Text(var source, String _) -> {
        CgdDocument document = CgdParser.standard().parse(source);
        HashReport hash = HashReport.of(document, Reading.origin(input, files));
        out.write(Printable.of(input.shown()) + "\n");
        line("stored", hash.stored().map(Printable::of).orElse("-"));
        line("computed", hash.computed().orElse("-"));
        line("verdict", hash.message().orElse("Stored and computed agree."));
        coverage(document, HashExplanation.of(source));
        yield HashCommand.exit(hash, verify);
      }
    };
  }

  private void coverage(CgdDocument document, HashExplanation explanation) throws IOException {
    if (explanation.covered().isPresent()) {
      HashExplanation.Covered covered = explanation.covered().get();
      Span window = covered.window().span();
      line("hashed", lines(document, window) + ", without the lines left out, in canonical form");
      for (Span dropped : covered.dropped()) {
        String text = dropped.in(document.text()).strip();
        line("left out", lines(document, dropped) + ": " + Printable.of(text));
      }
      HashExplanation.Changes changes = covered.changes();
      line(
          "canonical",
          String.join(
              ", ",
              count(changes.lineBreaks(), "line break", "made LF"),
              count(changes.trimmed(), "line end", "trimmed"),
              count(changes.removed(), "empty line", "removed"),
              count(changes.composed(), "line", "composed")));
    }
    if (explanation.delimitersDisagree()) {
      line("note", "The hash takes other lines for the front matter's delimiters than a parser.");
    }
    if (explanation.markersDisagree()) {
      String other =
          explanation.firstMarker() instanceof HashResult.Computed(String sha256) ? sha256 : "none";
      line("note", "An end marker stands in fenced code; generation B stops there: " + other);
    }
  }

  private static String count(int count, String noun, String what) {
    return count + " " + noun + (count == 1 ? " " : "s ") + what;
  }

  private static String lines(CgdDocument document, Span span) {
    int first = document.lines().lineAt(span.start()) + 1;
    int last = document.lines().lineAt(Math.max(span.start(), span.end() - 1)) + 1;
    return first == last ? "line " + first : "lines " + first + " to " + last;
  }

  private void line(String name, String text) throws IOException {
    out.write("  %-10s %s\n".formatted(name, text));
  }
}
