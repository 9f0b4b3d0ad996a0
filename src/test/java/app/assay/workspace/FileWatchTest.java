package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileWatchTest {

  @TempDir Path folder;

  private final DocumentFile files = new DocumentFile();
  private final FileWatch watch = new FileWatch(files);
  private Path file;

  @BeforeEach
  void open() throws IOException {
    file = Files.writeString(folder.resolve("lamp.cgd.md"), "one");
    watch.expect(file, sha256("one"));
  }

  @Test
  void foreignChangeIsToldOnce() throws IOException {
    Files.writeString(file, "two");
    assertThat(watch.look())
        .containsExactly(
            new FileWatch.Changed(
                file, new ReadResult.Loaded(SourceText.of("two"), sha256("two"), 3)));
    assertThat(watch.look()).isEmpty();
  }

  @Test
  void touchedFileHasNotChanged() throws IOException {
    Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2026-06-30T12:00:00Z")));
    assertThat(watch.look()).isEmpty();
  }

  @Test
  void changeThatKeepsSizeAndTimeIsNoticed() throws IOException {
    FileTime time = Files.getLastModifiedTime(file);
    Files.writeString(file, "two");
    Files.setLastModifiedTime(file, time);
    assertThat(watch.look()).hasSize(1);
  }

  @Test
  void ownWriteIsNoChange() {
    if (files.save(file, SourceText.of("two"), sha256("one"))
        instanceof SaveResult.Saved(String sha256)) {
      watch.expect(file, sha256);
    }
    assertThat(watch.look()).isEmpty();
    assertThat(file).hasContent("two");
  }

  @Test
  void deletedFileIsTold() throws IOException {
    Files.delete(file);
    assertThat(watch.look())
        .singleElement()
        .satisfies(change -> assertThat(change.now()).isInstanceOf(ReadResult.Unreadable.class));
  }

  @Test
  void forgottenFileIsNotWatched() throws IOException {
    watch.forget(file);
    Files.writeString(file, "two");
    assertThat(watch.look()).isEmpty();
  }

  private static String sha256(String text) {
    return SourceText.sha256(text.getBytes(StandardCharsets.UTF_8));
  }
}
