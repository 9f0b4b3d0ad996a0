package app.assay.judge.queue;

import static app.assay.judge.queue.QueueQuestions.NOW;
import static app.assay.judge.queue.QueueQuestions.person;
import static app.assay.judge.queue.QueueQuestions.question;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.judge.Question;
import app.assay.judge.Verdict;
import app.assay.text.DocumentFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuestionPacksTest {

  private static final List<Question> MANY =
      IntStream.range(0, 40)
          .mapToObj(i -> question("claim-" + i, "Lamp " + i + " turns."))
          .toList();
  private static final Question ONE = MANY.get(7);

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

  private Path pack() throws IOException {
    try (Stream<Path> files = Files.list(folder().resolve("packs"))) {
      return files.toList().getFirst();
    }
  }

  private Path folder() {
    return vault.resolve(QuestionQueue.NAME);
  }

  private List<String> own() throws IOException {
    try (Stream<Path> files = Files.list(folder())) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.startsWith("q-"))
          .toList();
    }
  }

  @Test
  void manyQuestionsAreWrittenAtOnceAndReadBack() throws IOException {
    Asked asked = queue().ask(MANY);

    assertThat(asked.troubles()).isEmpty();
    assertThat(asked.questions()).extracting(QueuedQuestion::question).isEqualTo(MANY);
    assertThat(own()).isEmpty();
    assertThat(Files.readAllLines(pack())).hasSize(40);
    assertThat(queue().list().due(NOW)).hasSize(40);
    assertThat(queue().find(ONE.id())).contains(QueuedQuestion.fresh(ONE, NOW));
    assertThat(queue().ask(MANY).questions()).hasSize(40);
    assertThat(own()).isEmpty();
  }

  @Test
  void answeredQuestionHasAFileOfItsOwnWhichCounts() throws IOException {
    QuestionQueue queue = queue();
    queue.ask(MANY);

    assertThat(queue.answer(ONE.id(), person(ONE, "Dana Reviewer", Verdict.NO)))
        .isInstanceOf(QueueResult.Kept.class);

    assertThat(own()).containsExactly(ONE.id() + ".json");
    assertThat(queue().find(ONE.id()).orElseThrow().state()).isEqualTo(QuestionState.ANSWERED);
    assertThat(queue().list().in(QuestionState.OPEN)).hasSize(39);
    assertThat(queue.list().in(QuestionState.ANSWERED)).hasSize(1);
  }

  @Test
  void twoProgramsSaySomethingOfOneQuestionAndBothAreKept() {
    QuestionQueue one = queue();
    QuestionQueue other = queue();
    one.ask(MANY);
    other.list();

    one.answer(ONE.id(), person(ONE, "Dana Reviewer", Verdict.ABSTAIN));
    other.answer(ONE.id(), person(ONE, "Ben Keeper", Verdict.YES));

    assertThat(queue().find(ONE.id()).orElseThrow().people())
        .extracting(answer -> answer.answer().by().name())
        .containsExactly("Dana Reviewer", "Ben Keeper");
  }

  @Test
  void fileWhoseWritingWasBrokenOffHidesNoQuestion() throws IOException {
    queue().ask(MANY);
    Files.createFile(folder().resolve(ONE.id() + ".json"));

    assertThat(queue().find(ONE.id())).contains(QueuedQuestion.fresh(ONE, NOW));
    assertThat(queue().list().troubles()).isEmpty();
    assertThat(queue().withdraw(ONE.id(), "Not asked.")).isInstanceOf(QueueResult.Kept.class);
    assertThat(queue().list().in(QuestionState.WITHDRAWN)).hasSize(1);
  }

  @Test
  void lineThatHoldsAnAnswerOrNoQuestionIsSaidAndLeftAlone() throws IOException {
    queue().ask(MANY);
    List<String> lines = new ArrayList<>(Files.readAllLines(pack()));
    lines.set(0, lines.get(0).replace("\"open\"", "\"answered\""));
    lines.set(1, "{}");
    Path pack = pack();
    Files.write(pack, lines);

    QuestionListing listing = queue().list();

    assertThat(listing.questions()).hasSize(38);
    String name = ".assay/questions/packs/" + pack.getFileName();
    assertThat(listing.troubles())
        .hasSize(2)
        .first()
        .isEqualTo(
            name + " line 1 says that it is answered, and holds no answer. It was left as it is.");
    assertThat(queue().ask(MANY).questions()).hasSize(40);
  }

  @Test
  void packIsTakenAwayOnceEachOfItsQuestionsHasItsOwnFile() throws IOException {
    QuestionQueue queue = queue();
    queue.ask(MANY);
    Path pack = pack();
    MANY.subList(1, 40).forEach(one -> queue.withdraw(one.id(), "Not asked."));
    queue.tidy();
    assertThat(pack).exists();

    queue.withdraw(MANY.getFirst().id(), "Not asked.");
    queue.tidy();

    assertThat(pack).doesNotExist();
    assertThat(queue.list().in(QuestionState.WITHDRAWN)).hasSize(40);
  }
}
