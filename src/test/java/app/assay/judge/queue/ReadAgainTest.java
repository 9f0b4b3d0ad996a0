package app.assay.judge.queue;

import static app.assay.judge.queue.QueueQuestions.NOW;
import static app.assay.judge.queue.QueueQuestions.question;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.judge.Question;
import app.assay.text.DocumentFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A queue that has read its files sees what others do to them afterwards.
class ReadAgainTest {

  private static final Question LAMP = question("a.cgd.md claim-1", "The lamp turns.");

  @TempDir private Path vault;
  private final HandClock clock = new HandClock(NOW);

  private QuestionQueue queue() {
    return new QuestionQueue(
        vault,
        new DocumentFile(),
        clock,
        BackOff.standard(new Random(7)),
        (question, answer) -> true);
  }

  private Path file() {
    return vault.resolve(QuestionQueue.NAME).resolve(LAMP.id() + ".json");
  }

  @Test
  void whatAnotherProgramWroteIsListed() {
    QuestionQueue first = queue();
    first.ask(List.of(LAMP));
    assertThat(first.list().questions()).hasSize(1);

    queue().withdraw(LAMP.id(), "No longer.");

    assertThat(first.list().questions())
        .extracting(QueuedQuestion::state)
        .containsExactly(QuestionState.WITHDRAWN);
  }

  @Test
  void damagedFileIsSaidAndMendedOneIsListed() throws IOException {
    QuestionQueue queue = queue();
    queue.ask(List.of(LAMP));
    String text = Files.readString(file());
    assertThat(queue.list().troubles()).isEmpty();

    Files.writeString(file(), "{");
    assertThat(queue.list().troubles()).hasSize(1);
    assertThat(queue.list().questions()).isEmpty();

    Files.writeString(file(), text);
    assertThat(queue.list().questions()).hasSize(1);
  }

  @Test
  void fileThatIsGoneIsNotListed() throws IOException {
    QuestionQueue queue = queue();
    queue.ask(List.of(LAMP));
    assertThat(queue.list().questions()).hasSize(1);

    Files.delete(file());

    assertThat(queue.list()).isEqualTo(new QuestionListing(List.of(), List.of()));
  }
}
