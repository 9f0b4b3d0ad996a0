package app.assay.judge.model;

import app.assay.judge.TokenUse;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;

/// What models have used in a vault by month and profile, `.assay/judge-use.json`. Several programs
/// may write at once: who finds the file changed reads it again.
public final class UseFile implements UseSink {

  /// How the file is named inside a vault.
  public static final String NAME = ".assay/judge-use.json";

  /// So often a call is written anew when others write at the same time.
  private static final int TRIES = 100;

  private final AssayFolder folder;
  private final DocumentFile files;
  private Optional<String> trouble = Optional.empty();

  /// @param root the vault's folder
  public UseFile(Path root, DocumentFile files) {
    this.folder = new AssayFolder(root);
    this.files = files;
  }

  /// Why the last call could not be taken down, a sentence; empty when it was.
  public synchronized Optional<String> trouble() {
    return trouble;
  }

  /// The use by month, such as `2026-11`, and in it by profile; empty where there is no file, or
  /// none that can be read.
  public Map<String, Map<String, Use>> read() {
    return folder
        .file("judge-use.json")
        .flatMap(
            file ->
                files.read(file) instanceof ReadResult.Loaded loaded
                    ? UseJson.read(loaded.source().text())
                    : Optional.empty())
        .orElseGet(Map::of);
  }

  @Override
  public synchronized void add(String profile, TokenUse use, boolean counted, Instant at) {
    String month = YearMonth.from(at.atZone(ZoneOffset.UTC)).toString();
    Optional<Path> file = folder.fileToWrite("judge-use.json");
    trouble =
        file.isEmpty()
            ? Optional.of("its folder cannot be made or is a link")
            : tryToAdd(file.get(), month, profile, use, counted);
    trouble =
        trouble.map(
            why ->
                "What the model has used is not in %s: %s. Mend or remove the file."
                    .formatted(NAME, why));
  }

  private Optional<String> tryToAdd(
      Path file, String month, String profile, TokenUse use, boolean counted) {
    for (int i = 0; i < TRIES; i++) {
      boolean fresh = Files.notExists(file, LinkOption.NOFOLLOW_LINKS);
      SaveResult result;
      if (fresh) {
        result = files.create(file, text(Map.of(), month, profile, use, counted));
      } else if (files.read(file) instanceof ReadResult.Loaded loaded) {
        // a file that another program has just made is empty until it is written
        String known = loaded.size() == 0 ? UseJson.EMPTY : loaded.source().text();
        Optional<Map<String, Map<String, Use>>> read = UseJson.read(known);
        if (read.isEmpty()) {
          return Optional.of("it is damaged");
        }
        result = files.save(file, text(read.get(), month, profile, use, counted), loaded.sha256());
      } else {
        return Optional.of("it cannot be read");
      }
      if (result instanceof SaveResult.Saved) {
        return Optional.empty();
      }
      if (result instanceof SaveResult.Failed && !fresh) {
        return Optional.of("it cannot be written");
      }
    }
    return Optional.of("other programs keep writing it");
  }

  private static SourceText text(
      Map<String, Map<String, Use>> known,
      String month,
      String profile,
      TokenUse use,
      boolean counted) {
    return SourceText.of(
        UseJson.write(UseJson.plus(known, month, profile, u -> u.plus(use, counted))));
  }
}
