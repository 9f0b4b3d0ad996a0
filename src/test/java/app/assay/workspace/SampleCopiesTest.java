package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.DocumentFile;
import app.assay.workspace.SampleCopies.Copied;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SampleCopiesTest {

  @TempDir Path folder;
  private Path sample;
  private Path document;
  private SampleCopies copies;

  @BeforeEach
  void sample() throws IOException {
    sample = Files.createDirectories(folder.resolve("shipped/harbour"));
    document = Files.createDirectories(sample.resolve("documents")).resolve("a.cgd.md");
    Files.writeString(document, "as it came\n");
    copies = new SampleCopies(folder.resolve("own"), new DocumentFile());
  }

  @Test
  void vaultIsCopiedOnceAndKeptAsTheUserLeftIt() throws IOException {
    Path copy = folder.resolve("own/harbour");
    assertThat(copies.vault(sample)).isEqualTo(new Copied.Vault(copy));
    Path made = copy.resolve("documents/a.cgd.md");
    assertThat(made).hasContent("as it came\n");
    Files.writeString(made, "mine\n");
    copies.vault(sample);
    assertThat(made).hasContent("mine\n");
  }

  @Test
  void tourThatWasNotEndedIsTakenUpAndOneThatWasBeginsAnew() throws IOException {
    Path first = folder.resolve("own/tour");
    assertThat(copies.tour(sample, List.of(document))).isEqualTo(new Copied.Vault(first));
    assertThat(copies.tour(sample, List.of(document))).isEqualTo(new Copied.Vault(first));
    Files.writeString(first.resolve("documents/a.cgd.md"), "confirmed\n");
    Path second = folder.resolve("own/tour-2");
    assertThat(copies.tour(sample, List.of(document))).isEqualTo(new Copied.Vault(second));
    assertThat(copies.isTour(second)).isTrue();
    assertThat(copies.isTour(sample)).isFalse();
  }

  @Test
  void folderThatCannotBeMadeIsSaid() throws IOException {
    Files.writeString(folder.resolve("own"), "a file in the way");
    assertThat(copies.vault(sample)).isInstanceOf(Copied.Failed.class);
    assertThat(copies.tour(sample, List.of(document))).isInstanceOf(Copied.Failed.class);
  }
}
