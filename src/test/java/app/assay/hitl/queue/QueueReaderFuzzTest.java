package app.assay.hitl.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whatever stands in a queue, reading it ends in a queue or in faults with places in the text.
class QueueReaderFuzzTest {

  private static final int ROUNDS = 20_000;
  private static final String[] PIECES = {
    "\"",
    "'",
    "\n",
    "\r\n",
    "  ",
    "\t",
    "- ",
    ": ",
    "{",
    "}",
    "[",
    "]",
    "&a ",
    "*a",
    "!!int ",
    "#",
    "|",
    ">",
    "%YAML 9",
    "---\n",
    "...\n",
    "null",
    "true",
    "\u0000",
    "\uFEFF",
    "😀",
    "\uD83D",
    "\u0085",
    "response: ",
    "claims:",
    "documents:\n",
    "../",
    "? ",
    "@",
    "`"
  };

  @TempDir Path vault;

  @Test
  void mutatedQueuesNeverThrow() throws IOException {
    String queue = Files.readString(QueueSample.in(vault).queued().queueFile());
    Random random = new Random(20260615);
    int read = 0;
    for (int i = 0; i < ROUNDS; i++) {
      String mutated = mutate(queue, random);
      if (isRead(mutated)) {
        read++;
      }
    }
    assertThat(read).isBetween(100, ROUNDS - 100);
  }

  private static boolean isRead(String text) {
    return switch (QueueReader.read(text)) {
      case FileReading.Read<HitlQueue>(HitlQueue queue) -> {
        assertThat(queue.documents()).allMatch(d -> d.file().span().end() <= text.length());
        yield true;
      }
      case FileReading.Broken<HitlQueue> broken -> {
        assertThat(broken.faults()).isNotEmpty();
        assertThat(broken.faults()).allMatch(f -> f.span().end() <= text.length());
        yield false;
      }
    };
  }

  private static String mutate(String queue, Random random) {
    StringBuilder text = new StringBuilder(queue);
    for (int n = random.nextInt(4); n >= 0; n--) {
      int at = random.nextInt(text.length() + 1);
      int end = Math.min(text.length(), at + random.nextInt(12));
      switch (random.nextInt(4)) {
        case 0 -> text.insert(at, PIECES[random.nextInt(PIECES.length)]);
        case 1 -> text.delete(at, end);
        case 2 -> text.insert(at, text.substring(at, end));
        default -> text.replace(at, end, PIECES[random.nextInt(PIECES.length)]);
      }
    }
    return text.toString();
  }
}
