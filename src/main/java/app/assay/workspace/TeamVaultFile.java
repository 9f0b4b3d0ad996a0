package app.assay.workspace;

import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import app.assay.vault.postgres.PostgresVaults;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Where the knowledge store of a folder's team is, in `.assay/team-vault.json`. It holds an
/// address and never a password; an address with one is neither written nor read.
public final class TeamVaultFile {

  private static final String FOLDER = ".assay";
  private static final String NAME = "team-vault.json";
  private static final String FIELD = "address";

  /// Made when such a file is read or written: every file of a folder is asked whether it is one.
  private static final class Mapper {

    static final ObjectMapper JSON = new ObjectMapper();
  }

  private final DocumentFile files;

  public TeamVaultFile(DocumentFile files) {
    this.files = files;
  }

  /// Where the file of a vault lies, whether it is there or not.
  public static Path of(Path root) {
    return root.resolve(FOLDER).resolve(NAME);
  }

  /// Whether a path is one of these files.
  public static boolean isOne(Path file) {
    @Nullable Path folder = file.getParent();
    return file.endsWith(NAME) && folder != null && folder.endsWith(FOLDER);
  }

  /// The address in a file; empty where there is none or it may not be one.
  public Optional<String> read(Path file) {
    if (!(files.read(file) instanceof ReadResult.Loaded loaded)) {
      return Optional.empty();
    }
    try {
      return Optional.of(Mapper.JSON.readTree(loaded.source().text()).path(FIELD).asText(""))
          .filter(address -> !address.isBlank() && PostgresVaults.flaw(address).isEmpty());
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
  }

  /// Remembers an address, or forgets it.
  ///
  /// @param address empty to forget it
  /// @return what went wrong, if anything did; then the file is as it was
  public Optional<String> write(Path root, String address) {
    Optional<String> flaw = address.isEmpty() ? Optional.empty() : PostgresVaults.flaw(address);
    if (flaw.isPresent()) {
      return flaw;
    }
    Path file = of(root);
    SaveResult result;
    try {
      Files.createDirectories(root.resolve(FOLDER));
      ObjectNode json = Mapper.JSON.createObjectNode().put(FIELD, address);
      SourceText text =
          SourceText.of(
              Mapper.JSON.writerWithDefaultPrettyPrinter().writeValueAsString(json) + "\n");
      result =
          files.read(file) instanceof ReadResult.Loaded now
              ? files.save(file, text, now.sha256())
              : files.create(file, text);
    } catch (IOException e) {
      return Optional.of("The address was not kept: " + file + " cannot be written.");
    }
    return switch (result) {
      case SaveResult.Saved _ -> Optional.empty();
      case SaveResult.ChangedUnderneath _ ->
          Optional.of("The address was not kept: another window wrote it. Try again.");
      case SaveResult.Failed(String message) -> Optional.of(message);
    };
  }
}
