package app.assay.ui.judge.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.provider.KeyChest;
import app.assay.judge.provider.Keyring;
import app.assay.judge.source.EvidenceSource;
import app.assay.judge.source.Outside;
import app.assay.judge.source.SourceKind;
import app.assay.judge.source.SourcesFile;
import app.assay.text.DocumentFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeyedSourcesTest {

  @TempDir Path folder;
  private final Map<String, String> kept = new HashMap<>();

  private final class Ring implements Keyring {

    @Override
    public void keep(String name, String secret) {
      kept.put(name, secret);
    }

    @Override
    public Optional<String> read(String name) {
      return Optional.ofNullable(kept.get(name));
    }

    @Override
    public void remove(String name) {
      kept.remove(name);
    }
  }

  private KeyedSources sources() {
    SourcesFile file = new SourcesFile(folder, new DocumentFile());
    KeyChest keys = new KeyChest(Map.of(), Ring::new);
    return new KeyedSources(file, keys, new Outside(file, keys, Outside.LIMIT));
  }

  private static EvidenceSource tickets() {
    return ((EvidenceSource.Good)
            new SourceDraft(
                    SourceKind.JIRA, "https://tickets.example.org", "", SourceDraft.KEYRING, "")
                .checked())
        .source();
  }

  @Test
  void theTokenIsInTheKeyringAndInNoFile() throws IOException {
    assertThat(sources().add(tickets(), "canary-token".toCharArray())).isEmpty();
    assertThat(kept).containsValue("canary-token");
    assertThat(Files.readString(folder.resolve(SourcesFile.NAME))).doesNotContain("canary-token");
    assertThat(sources().read().sources()).containsExactly(tickets());
  }

  @Test
  void aSecondSourceAtTheSameAddressIsRefusedAndItsTokenNotKept() {
    sources().add(tickets(), "first".toCharArray());
    assertThat(sources().add(tickets(), "second".toCharArray()))
        .contains("There is a source at https://tickets.example.org already. Remove it first.");
    assertThat(kept.values()).containsExactly("first");
  }

  @Test
  void aSourceGoesWithItsToken() {
    sources().add(tickets(), "first".toCharArray());
    assertThat(sources().remove(tickets())).isEmpty();
    assertThat(kept).isEmpty();
    assertThat(sources().read().sources()).isEmpty();
  }
}
