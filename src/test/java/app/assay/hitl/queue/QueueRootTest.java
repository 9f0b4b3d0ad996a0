package app.assay.hitl.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QueueRootTest {

  @TempDir Path folder;
  private QueueRoot root;

  @BeforeEach
  void twoFolders() throws IOException {
    Files.createDirectories(folder.resolve("vault/docs"));
    Files.writeString(folder.resolve("vault/docs/a.md"), "a");
    Files.writeString(folder.resolve("secret.md"), "s");
    root = QueueRoot.of(folder.resolve("vault"));
  }

  @ParameterizedTest
  @CsvSource({
    "../secret.md, 'has the step ''..'', which a queue may not have'",
    "docs/../../secret.md, 'has the step ''..'', which a queue may not have'",
    "docs/../docs/a.md, 'has the step ''..'', which a queue may not have'",
    "./docs/a.md, 'has the step ''.'', which a queue may not have'",
    "/etc/passwd, is not a relative path",
    "'', is not a relative path"
  })
  void pathThatMayLeaveIsRefused(String path, String reason) {
    assertThat(root.locate(path)).isEqualTo(new QueueRoot.Place.Refused(reason));
  }

  @Test
  void nulIsRefused() {
    assertThat(root.locate("docs/a.md\0.cgd.md"))
        .isEqualTo(new QueueRoot.Place.Refused("does not name a file"));
  }

  @Test
  void linkOutIsRefused() throws IOException {
    Files.createSymbolicLink(folder.resolve("vault/out.md"), folder.resolve("secret.md"));
    Files.createSymbolicLink(folder.resolve("vault/up"), folder);
    QueueRoot.Place out =
        new QueueRoot.Place.Refused("leads out of the folder of the queue by a link");
    assertThat(root.locate("out.md")).isEqualTo(out);
    assertThat(root.locate("up/secret.md")).isEqualTo(out);
  }

  @Test
  void linkInsideIsFollowed() throws IOException {
    Files.createSymbolicLink(folder.resolve("vault/in.md"), Path.of("docs", "a.md"));
    assertThat(root.locate("in.md"))
        .isEqualTo(new QueueRoot.Place.Inside(folder.resolve("vault/docs/a.md").toRealPath()));
  }

  @Test
  void fileThatIsNotThereIsMissing() {
    assertThat(root.locate("docs/b.md"))
        .isEqualTo(new QueueRoot.Place.Missing("cannot be read: it does not exist"));
  }

  @Test
  void rootItselfHasNoName() throws IOException {
    assertThat(root.name(folder.resolve("vault"))).isEmpty();
    assertThat(root.name(folder.resolve("secret.md"))).isEmpty();
    assertThat(root.name(folder.resolve("vault/docs/a.md"))).contains("docs/a.md");
  }
}
