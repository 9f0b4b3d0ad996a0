package app.assay.cli;

import app.assay.text.DocumentFile;
import app.assay.text.SaveResult;
import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/// The way out for what a command says.
sealed interface Output {

  /// What to write to.
  Writer writer();

  /// Completes the output; nothing counts before.
  ///
  /// @throws Refused when a file cannot be written
  void finish() throws IOException, Refused;

  /// To the terminal, a pipe or wherever standard output goes.
  final class ToTerminal implements Output {

    private final Writer writer;

    /// @param utf8 whether UTF-8 is written whatever the terminal speaks, as other programs expect
    ToTerminal(Terminal terminal, boolean utf8) {
      PrintStream out = terminal.out();
      this.writer =
          new BufferedWriter(
              new OutputStreamWriter(
                  new Watched(out),
                  utf8 || !terminal.colours() ? StandardCharsets.UTF_8 : out.charset()));
    }

    @Override
    public Writer writer() {
      return writer;
    }

    @Override
    public void finish() throws IOException {
      writer.flush();
    }
  }

  /// To a file, kept in memory until it is complete.
  final class ToFile implements Output {

    private final Path folder;
    private final String name;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final Writer writer = new OutputStreamWriter(bytes, StandardCharsets.UTF_8);

    ToFile(Path folder, String name) {
      this.folder = folder;
      this.name = name;
    }

    @Override
    public Writer writer() {
      return writer;
    }

    @Override
    public void finish() throws IOException, Refused {
      writer.flush();
      try {
        SaveResult result = new DocumentFile().put(folder.resolve(name), bytes.toByteArray());
        if (result instanceof SaveResult.Failed(String message)) {
          throw new Refused(message);
        }
      } catch (InvalidPathException e) {
        throw new Refused("--output does not name a file.");
      }
    }
  }

  /// A print stream whose failures are noticed, so that a closed pipe ends the run.
  final class Watched extends OutputStream {

    private final PrintStream out;

    Watched(PrintStream out) {
      this.out = out;
    }

    @Override
    public void write(int b) throws IOException {
      out.write(b);
      check();
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      out.write(bytes, offset, length);
      check();
    }

    @Override
    public void flush() throws IOException {
      check();
    }

    private void check() throws BrokenPipe {
      if (out.checkError()) {
        throw new BrokenPipe();
      }
    }
  }

  /// Nobody reads the output any more.
  final class BrokenPipe extends IOException {

    private static final long serialVersionUID = 1L;
  }
}
