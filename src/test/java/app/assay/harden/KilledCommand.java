package app.assay.harden;

import app.assay.cgd.CgdText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// A command that is killed while it works, and the vault it works on.
enum KilledCommand {
  CONFIRM(
      1,
      "confirm",
      "lamp.cgd.md",
      "--claim=claim-75fb137a",
      "--decision=true",
      "--reviewer=Ada Keeper",
      "--evidence=Price list of May") {
    @Override
    void fill(CommandLineProcess vault) throws IOException {
      Files.writeString(vault.folder().resolve("lamp.cgd.md"), CgdText.pending("B").text());
    }
  },

  APPLY(10, "apply-hitl", "queue.yaml", "--reviewer=Ada Keeper") {
    @Override
    void fill(CommandLineProcess vault) throws IOException, InterruptedException {
      Path docs = Files.createDirectory(vault.folder().resolve("docs"));
      for (int i = 0; i < decisions(); i++) {
        Files.writeString(
            docs.resolve("d%d.cgd.md".formatted(i)),
            CgdText.pending(i % 2 == 0 ? "A" : "B").text());
      }
      vault.run("queue", "docs", "-o", "queue.yaml", "--root", ".");
      Path queue = vault.folder().resolve("queue.yaml");
      Files.writeString(
          queue,
          Files.readString(queue)
              .replace("response: null", "response: true")
              .replace("notes: \"\"", "notes: \"Seen\""));
    }
  },

  STAMP(0, "stamp", ".") {
    @Override
    void fill(CommandLineProcess vault) throws IOException {
      for (int i = 0; i < 12; i++) {
        Files.writeString(
            vault.folder().resolve("s%02d.cgd.md".formatted(i)),
            CgdText.valid()
                .set("document-sha256", "0".repeat(64))
                .body("# Log\n\n" + "The lamp room has eight windows.\n\n".repeat(2_000))
                .text());
      }
    }
  },

  PROMOTE(0, "promote", "price.cgd.md", "--owner=Board", "--version=1.0") {
    @Override
    void fill(CommandLineProcess vault) throws IOException {
      Files.writeString(
          vault.folder().resolve("price.cgd.md"),
          CgdText.confirmed("Ida Berg", "value: 99\n").text());
    }
  };

  private final int decisions;
  private final List<String> arguments;

  KilledCommand(int decisions, String... arguments) {
    this.decisions = decisions;
    this.arguments = List.of(arguments);
  }

  /// How many decisions it puts into the ledger.
  int decisions() {
    return decisions;
  }

  List<String> arguments() {
    return arguments;
  }

  abstract void fill(CommandLineProcess vault) throws IOException, InterruptedException;

  /// Makes its vault in an empty folder, with one decision in the ledger already.
  void prepare(CommandLineProcess vault) throws IOException, InterruptedException {
    Files.createDirectory(vault.folder().resolve(".assay"));
    Files.writeString(vault.folder().resolve("earlier.cgd.md"), CgdText.pending("A").text());
    CommandLineProcess.Ended first =
        vault.run(
            "confirm",
            "earlier.cgd.md",
            "--claim=claim-75fb137a",
            "--decision=true",
            "--reviewer=Ida Berg");
    if (first.exit() != 0) {
      throw new IllegalStateException(first.printed());
    }
    fill(vault);
  }
}
