package app.assay.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;

/// Runs the command line in a folder, as a shell would, on 30 June 2026.
final class CommandRun {

  static final Clock CLOCK = Clock.fixed(Instant.parse("2026-06-30T12:00:00Z"), ZoneOffset.UTC);

  private final Path folder;
  private Map<String, String> environment = Map.of();
  private boolean colours;
  private byte[] input = {};

  private CommandRun(Path folder) {
    this.folder = folder;
  }

  static CommandRun in(Path folder) {
    return new CommandRun(folder);
  }

  CommandRun onATerminal(Map<String, String> variables) {
    colours = true;
    environment = variables;
    return this;
  }

  CommandRun with(Map<String, String> variables) {
    environment = variables;
    return this;
  }

  CommandRun reading(String text) {
    return reading(text.getBytes(StandardCharsets.UTF_8));
  }

  CommandRun reading(byte[] bytes) {
    input = bytes.clone();
    return this;
  }

  /// What a run left.
  record Result(int exit, String out, String err) {}

  Result run(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exit =
        AssayCommand.run(
            new Terminal(
                new ByteArrayInputStream(input),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                folder,
                environment,
                colours,
                CLOCK),
            arguments);
    return new Result(
        exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
