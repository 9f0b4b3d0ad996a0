package app.assay.distillery.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BatchFileTest {

  @TempDir Path folder;

  private BatchReading read(byte[] bytes) throws IOException {
    return BatchFile.read(Files.write(folder.resolve("b.json"), bytes));
  }

  @Test
  void byteOrderMarkIsNoText() throws IOException {
    byte[] bytes = "\uFEFF[{\"id\":\"é\"}]".getBytes(StandardCharsets.UTF_8);
    assertThat(((BatchReading.Loaded) read(bytes)).batch().candidates().getFirst().id())
        .isEqualTo("é");
  }

  @Test
  void utf16WithItsMarkIsRead() throws IOException {
    byte[] bytes = "\uFEFF[{\"id\":\"é\"}]".getBytes(StandardCharsets.UTF_16LE);
    assertThat(((BatchReading.Loaded) read(bytes)).batch().candidates().getFirst().id())
        .isEqualTo("é");
  }

  @Test
  void otherEncodingsAreSaid() throws IOException {
    assertThat(read(new byte[] {'[', (byte) 0xE9, ']'}))
        .isEqualTo(
            new BatchReading.Unreadable(
                "b.json is neither UTF-8 nor UTF-16 with its mark. Save it as UTF-8."));
  }

  @Test
  void aFolderOrNothingIsSaid() {
    assertThat(BatchFile.read(folder)).isInstanceOf(BatchReading.Unreadable.class);
    assertThat(BatchFile.read(folder.resolve("none.json")))
        .isEqualTo(new BatchReading.Unreadable("none.json cannot be read: it does not exist."));
  }
}
