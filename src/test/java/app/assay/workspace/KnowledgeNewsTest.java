package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.SourceText;
import app.assay.workspace.KnowledgeNews.Look;
import app.assay.workspace.KnowledgeNews.News;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KnowledgeNewsTest {

  private static final String ONE = "[{\"id\": \"lamp\"}]";

  @TempDir Path folder;
  private final KnowledgeNews news = new KnowledgeNews(List.of());
  private Path file;

  @BeforeEach
  void name() {
    file = folder.resolve("batch-lamp.json");
  }

  private void write(String text) throws IOException {
    Files.writeString(file, text);
  }

  private Look look() {
    return news.look(Set.of(file));
  }

  private static String sha256(String text) {
    return SourceText.sha256(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void batchIsToldOfOnceTwoLooksFoundTheSame() throws IOException {
    write(ONE);
    assertThat(look()).isEqualTo(new Look(List.of(), Set.of(file)));
    assertThat(look().news()).containsExactly(new News.Arrived(file, sha256(ONE), 1, true));
    assertThat(look()).isEqualTo(new Look(List.of(), Set.of()));
  }

  @Test
  void batchThatIsBeingWrittenIsWaitedFor() throws IOException {
    write(ONE.substring(0, 9));
    look();
    assertThat(look()).isEqualTo(new Look(List.of(), Set.of(file)));
    write(ONE);
    look();
    assertThat(look().news()).containsExactly(new News.Arrived(file, sha256(ONE), 1, true));
  }

  @Test
  void brokenBatchIsToldOfAfterManyLooks() throws IOException {
    write(ONE.substring(0, 9));
    for (int i = 1; i < 12; i++) {
      assertThat(look().unsettled()).containsExactly(file);
    }
    assertThat(look().news())
        .singleElement()
        .isInstanceOfSatisfying(
            News.Arrived.class, arrived -> assertThat(arrived.whole()).isFalse());
  }

  @Test
  void touchedBatchIsNoNews() throws IOException {
    write(ONE);
    KnowledgeNews other = new KnowledgeNews(List.of(file));
    write(ONE);
    assertThat(other.look(Set.of(file))).isEqualTo(new Look(List.of(), Set.of()));
  }

  @Test
  void changedAndRemovedBatchesAreToldOf() throws IOException {
    write(ONE);
    KnowledgeNews other = new KnowledgeNews(List.of(file));
    write("[]");
    other.look(Set.of(file));
    assertThat(other.look(Set.of(file)).news())
        .containsExactly(new News.Changed(file, sha256("[]")));
    Files.delete(file);
    assertThat(other.look(Set.of(file)).news()).containsExactly(new News.Gone(file));
  }
}
