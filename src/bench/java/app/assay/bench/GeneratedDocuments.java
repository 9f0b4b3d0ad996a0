package app.assay.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Writes documents that look like the real ones and are the same on every machine.
final class GeneratedDocuments {

  private static final String[] WORDS =
      ("the lamp turns keeper storm reports that weather log shows estimated range of nautical"
              + " miles and about forty percent after repair projected for next season per harbour"
              + " office höhe über 12 300 450 approximately visible from")
          .split(" ");

  private final Random random;

  GeneratedDocuments(long seed) {
    random = new Random(seed);
  }

  /// Writes `count` documents of about `bytes` each into the folder and returns their paths.
  List<Path> write(Path folder, int count, int bytes) throws IOException {
    Files.createDirectories(folder);
    List<Path> paths = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Path path = folder.resolve("report-%04d.cgd.md".formatted(i));
      Files.writeString(path, document(i, bytes));
      paths.add(path);
    }
    return paths;
  }

  private String document(int number, int bytes) {
    StringBuilder text =
        new StringBuilder(
            """
            ---
            clarity-gate-version: "2.1"
            processed-date: 2026-01-15
            processed-by: keeper
            clarity-status: CLEAR
            hitl-status: PENDING
            hitl-pending-count: 1
            points-passed: 1-9
            rag-ingestable: false
            document-sha256: PENDING
            hitl-claims:
              - id: claim-00000000
                text: "The lamp of station %d reaches 18 nautical miles"
                source: "Harbour office log"
                location: "section-1/1"
                round: B
            ---

            # Report %d
            """
                .formatted(number, number));
    for (int section = 1; text.length() < bytes - 120; section++) {
      text.append("\n## Section ").append(section).append("\n\n");
      for (int sentence = 0; sentence < 8 && text.length() < bytes - 120; sentence++) {
        sentence(text);
      }
    }
    return text.append("\n<!-- CLARITY_GATE_END -->\nClarity Gate: CLEAR | PENDING\n").toString();
  }

  private void sentence(StringBuilder text) {
    int words = 6 + random.nextInt(14);
    for (int i = 0; i < words; i++) {
      text.append(i == 0 ? "" : " ").append(WORDS[random.nextInt(WORDS.length)]);
    }
    text.append(random.nextInt(4) == 0 ? ".\n\n" : ". ");
  }
}
