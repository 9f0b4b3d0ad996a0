package app.assay.cli;

import app.assay.cgd.CgdText;
import app.assay.hitl.signature.OwnKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A folder with a confirmed document, the keys of two persons, and the list of who may sign.
final class SigningFolder {

  static final String CANARY = "canary-7f3a-kein-Wort";
  static final OwnKey KEY = OwnKey.make("");
  static final OwnKey LOCKED = OwnKey.make(CANARY);

  private final Path folder;

  SigningFolder(Path folder) throws IOException {
    this.folder = folder;
    write("id", KEY.privateFile());
    write("locked", LOCKED.privateFile());
    write("allowed", "\"Ida Berg\" " + KEY.publicLine() + "\nkim " + LOCKED.publicLine() + "\n");
    write("price.cgd.md", confirmed("Ida Berg"));
  }

  CommandRun.Result run(String... arguments) {
    return CommandRun.in(folder).run(arguments);
  }

  CommandRun.Result run(String command, List<String> more, String... arguments) {
    List<String> all = new ArrayList<>(List.of(command));
    all.addAll(List.of(arguments));
    all.addAll(more);
    return run(all.toArray(String[]::new));
  }

  CommandRun.Result verify(String... files) {
    return run("verify-signature", List.of("--allowed-signers", "allowed"), files);
  }

  void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  String read(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  static String confirmed(String reviewer) {
    return CgdText.confirmed(reviewer).text();
  }
}
