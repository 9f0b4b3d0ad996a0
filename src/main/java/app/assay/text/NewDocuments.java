package app.assay.text;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Makes many documents: all are written under names of their own, then the disk is waited for,
/// then each gets its name, and then the folder is waited for once.
final class NewDocuments {

  private static final String EMPTY = SourceText.sha256(new byte[0]);

  private final DocumentFile files;
  private final FileSteps steps;
  private final Map<Path, SaveResult> results = new LinkedHashMap<>();

  /// A document that has its bytes and not yet its name.
  private record Unnamed(Path path, Path temporary, String sha256) {}

  NewDocuments(DocumentFile files, FileSteps steps) {
    this.files = files;
    this.steps = steps;
  }

  Map<Path, SaveResult> create(Map<Path, SourceText> documents) {
    List<Unnamed> written = new ArrayList<>();
    try {
      documents.forEach((path, source) -> write(path, source, written));
      List<Unnamed> safe = written.stream().filter(this::isForced).toList();
      safe.forEach(this::name);
      Set<Path> folders =
          safe.stream().map(one -> DocumentFile.folder(one.path())).collect(Collectors.toSet());
      folders.forEach(files::forceFolder);
      for (Unnamed one : safe) {
        if (results.get(one.path()) instanceof SaveResult.Saved) {
          results.put(one.path(), files.readBack(one.path(), one.sha256()));
        }
      }
    } finally {
      written.forEach(one -> files.discard(one.temporary()));
    }
    return results;
  }

  private void write(Path path, SourceText source, List<Unnamed> written) {
    Optional<String> flaw = DocumentFile.flaw(source);
    if (flaw.isPresent()) {
      results.put(path, DocumentFile.notMade(path, flaw.get()));
      return;
    }
    byte[] bytes = source.bytes();
    try {
      Path temporary = steps.createTemporary(DocumentFile.folder(path));
      written.add(new Unnamed(path, temporary, SourceText.sha256(bytes)));
      steps.write(temporary, bytes);
    } catch (IOException e) {
      results.put(path, DocumentFile.notMade(path, FileReason.of(e)));
    }
  }

  /// Whether the disk has its bytes.
  private boolean isForced(Unnamed one) {
    if (results.containsKey(one.path())) {
      return false;
    }
    try {
      steps.force(one.temporary());
      return true;
    } catch (IOException e) {
      results.put(one.path(), DocumentFile.notMade(one.path(), FileReason.of(e)));
      return false;
    }
  }

  /// Gives it its name, which nobody else may have.
  private void name(Unnamed one) {
    try {
      steps.createNew(one.path());
    } catch (IOException e) {
      results.put(one.path(), DocumentFile.notMade(one.path(), FileReason.of(e)));
      return;
    }
    try {
      Path target = steps.resolve(one.path());
      try (SaveLock _ = SaveLock.of(steps, target)) {
        if (!files.isStill(target, EMPTY)) {
          results.put(one.path(), new SaveResult.ChangedUnderneath(files.read(target)));
          return;
        }
        steps.copyPermissions(target, one.temporary());
        steps.replace(target, one.temporary());
        results.put(one.path(), new SaveResult.Saved(one.sha256()));
      }
    } catch (IOException e) {
      if (files.read(one.path()) instanceof ReadResult.Loaded empty && empty.size() == 0) {
        files.discard(one.path());
      }
      results.put(one.path(), DocumentFile.notMade(one.path(), FileReason.of(e)));
    }
  }
}
