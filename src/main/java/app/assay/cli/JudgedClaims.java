package app.assay.cli;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.hitl.opinion.ClaimQuestion;
import app.assay.hitl.opinion.ClaimQuestions;
import app.assay.judge.Question;
import app.assay.text.DocumentFile;
import app.assay.workspace.Input;
import app.assay.workspace.Inputs;
import app.assay.workspace.Reading;
import app.assay.workspace.Vault;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The claims that a command line names, as questions, by the vaults they lie in.
final class JudgedClaims {

  private final Terminal terminal;
  private final DocumentFile files;
  private Exit exit = Exit.CLEAN;

  JudgedClaims(Terminal terminal, DocumentFile files) {
    this.terminal = terminal;
    this.files = files;
  }

  /// The questions of one vault and the documents of which all claims are asked about.
  record Asking(List<Question> questions, Set<String> documents) {}

  /// Worse than clean when something could not be read, which was said.
  Exit exit() {
    return exit;
  }

  /// Reads the documents.
  ///
  /// @param names files, folders or patterns
  /// @param vaultNamed the vault's folder, or null for the one each document lies in
  /// @param claims ids of the claims that are wanted; all of them when empty
  Map<Path, Asking> of(List<String> names, @Nullable String vaultNamed, List<String> claims)
      throws Refused {
    Map<Path, Asking> vaults = new LinkedHashMap<>();
    Set<String> missing = new HashSet<>(claims);
    for (Input input : inputs(names)) {
      switch (Reading.of(input, files)) {
        case Reading.None(String trouble) -> {
          terminal.complain(input.shown() + ": " + trouble);
          exit = exit.and(Exit.USAGE);
        }
        case Reading.Text text when input instanceof Input.OnDisk(Path typed, String shown) -> {
          Path file = typed.toAbsolutePath().normalize();
          Path vault = vault(names, vaultNamed, file, shown);
          String path = vault.relativize(file).toString().replace('\\', '/');
          CgdDocument document = CgdParser.standard().parse(text.source());
          Asking asking =
              vaults.computeIfAbsent(vault, _ -> new Asking(new ArrayList<>(), new HashSet<>()));
          for (ClaimQuestion one : new ClaimQuestions(vault, files).of(file, path, document)) {
            missing.remove(one.claim().id());
            if (claims.isEmpty() || claims.contains(one.claim().id())) {
              asking.questions().add(one.question());
            }
          }
          if (claims.isEmpty()) {
            asking.documents().add(path);
          }
        }
        case Reading.Text _ -> {}
      }
    }
    if (!missing.isEmpty()) {
      throw new Refused(
          "No document here has the claim %s."
              .formatted(missing.stream().sorted().toList().getFirst()));
    }
    return vaults;
  }

  /// As for every command, but a folder that was named and has no vault above it is one vault, and
  /// not one for each folder in it.
  private Path vault(List<String> names, @Nullable String vaultNamed, Path file, String shown)
      throws Refused {
    if (vaultNamed == null && Vault.recordedAt(file).isEmpty()) {
      for (String name : names) {
        if (name.indexOf('*') < 0 && name.indexOf('?') < 0) {
          Path folder = Folders.path(terminal, name);
          if (Files.isDirectory(folder) && file.startsWith(folder)) {
            return folder;
          }
        }
      }
    }
    return Folders.vault(terminal, vaultNamed, file, shown);
  }

  private List<Input> inputs(List<String> names) {
    return Inputs.expand(
            names, terminal.folder(), () -> new Input.Unreadable("-", "It lies in no vault."))
        .inputs();
  }
}
