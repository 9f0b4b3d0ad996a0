package app.assay.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A newcomer finds every room in the README.
class ReadmeTest {

  @Test
  void everyRoomStandsInTheTable() throws IOException {
    String readme = Files.readString(Path.of("README.md"));
    List<String> rooms;
    try (var list = Files.list(Path.of("src", "main", "java", "app", "assay"))) {
      rooms = list.filter(Files::isDirectory).map(p -> p.getFileName().toString()).toList();
    }
    assertThat(rooms).contains("text", "finding");
    assertThat(rooms).allSatisfy(room -> assertThat(readme).contains("| `" + room + "` |"));
  }
}
