package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderWatchTest {

  @TempDir Path folder;
  private final BlockingQueue<Path> told = new LinkedBlockingQueue<>();

  private FolderWatch start() throws IOException {
    return FolderWatch.start(
        folder,
        Vault::isKnowledge,
        files -> {
          told.addAll(files);
          return Set.of();
        });
  }

  private Path next() throws InterruptedException {
    return told.poll(60, TimeUnit.SECONDS);
  }

  @Test
  void fileInANewFolderIsTold() throws IOException, InterruptedException {
    try (FolderWatch watch = start()) {
      assertThat(watch.isWhole()).isTrue();
      Path batch = folder.resolve("deep").resolve("batches").resolve("a.json");
      Files.createDirectories(batch.getParent());
      Files.writeString(batch, "[]");
      assertThat(next()).isEqualTo(batch);
    }
  }

  @Test
  void renamedFileIsTold() throws IOException, InterruptedException {
    Path part = Files.writeString(folder.resolve("lamp.part"), "[]");
    try (FolderWatch watch = start()) {
      Path batch = Files.move(part, folder.resolve("batch-lamp.json"));
      assertThat(next()).isEqualTo(batch);
      assertThat(watch.isWhole()).isTrue();
    }
  }

  @Test
  void whatTheListenerWantsAgainIsToldAgain() throws IOException, InterruptedException {
    Path batch = Files.writeString(folder.resolve("batch-lamp.json"), "[]");
    FolderWatch.Listener twice =
        files -> {
          told.addAll(files);
          return told.size() < 2 ? files : Set.of();
        };
    try (FolderWatch watch = FolderWatch.start(folder, Vault::isKnowledge, twice)) {
      assertThat(next()).isEqualTo(batch);
      assertThat(next()).isEqualTo(batch);
      assertThat(watch.isWhole()).isTrue();
    }
  }

  @Test
  void hiddenFoldersAreNotWatchedButUpstreamsIs() throws IOException, InterruptedException {
    Files.createDirectories(folder.resolve(".git"));
    Path store = Files.createDirectories(folder.resolve(".knowledge")).resolve("vault.db");
    try (FolderWatch watch = start()) {
      Files.writeString(folder.resolve(".git").resolve("batch-a.json"), "[]");
      Files.writeString(store, "");
      assertThat(next()).isEqualTo(store);
      assertThat(watch.isWhole()).isTrue();
    }
  }
}
