package app.assay.cli;

import app.assay.cgd.CgdText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/// A vault with `lamp.cgd.md`, whose one claim waits, and the commands that are given in it.
record LampVault(Path folder) {

  static LampVault in(Path folder) throws IOException {
    Files.writeString(folder.resolve("lamp.cgd.md"), CgdText.pending("B").text());
    return new LampVault(folder);
  }

  CommandRun.Result run(String... arguments) {
    return CommandRun.in(folder).run(arguments);
  }

  /// Runs a command with more arguments behind the first ones.
  CommandRun.Result run(String[] first, String... more) {
    return run(Stream.of(first, more).flatMap(Stream::of).toArray(String[]::new));
  }

  /// Confirms the claim.
  CommandRun.Result confirm(String reviewer, String... more) {
    String[] confirm = {
      "confirm",
      "lamp.cgd.md",
      "--claim",
      "claim-75fb137a",
      "--decision",
      "true",
      "--evidence",
      "Price list",
      "--reviewer",
      reviewer
    };
    return run(confirm, more);
  }

  String document() throws IOException {
    return Files.readString(folder.resolve("lamp.cgd.md"));
  }
}
