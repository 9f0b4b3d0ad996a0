package app.assay.hitl.queue;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.hitl.Answer;
import app.assay.hitl.queue.QueueAnswers.Given;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QueueAnswersTest {

  private static final String QUEUE =
      """
      # made by hand, kept
      schema-version: 1.0
      generated: 2026-01-12T10:30:00Z
      expires: 2026-01-19T10:30:00Z
      source-files-hash: abc
      documents:
        - file: docs/a.cgd.md   # first
          file-hash: def
          claims:
            - id: claim-1
              text: 'It''s $99/mo'
              location: "a/1"
              round: B
              response: null   # mine
              notes: ""
            - {id: claim-2, text: T, location: a/2, round: A, response: ~, notes: ''}
      """;

  private static HitlQueue read(String text) {
    assertThat(QueueReader.read(text)).isInstanceOf(FileReading.Read.class);
    return ((FileReading.Read<HitlQueue>) QueueReader.read(text)).content();
  }

  private static String written(String text, Given... given) {
    assertThat(QueueAnswers.write(read(text), List.of(given)))
        .isInstanceOf(QueueAnswers.Result.Written.class);
    return ((QueueAnswers.Result.Written) QueueAnswers.write(read(text), List.of(given)))
        .queue()
        .text();
  }

  private static Given given(int claim, Answer answer, String notes) {
    return new Given(0, claim, Optional.of(answer), notes);
  }

  @Test
  void onlyResponseAndNotesChange() {
    assertThat(written(QUEUE, given(0, Answer.TRUE, "Price list \"2026\": p. 2")))
        .isEqualTo(
            QUEUE
                .replace("response: null ", "response: true ")
                .replace("notes: \"\"", "notes: \"Price list \\\"2026\\\": p. 2\""));
  }

  @Test
  void flowStyleIsKept() {
    assertThat(written(QUEUE, given(1, Answer.ESTIMATED, "a, b}")))
        .isEqualTo(
            QUEUE.replace("response: ~, notes: ''", "response: \"estimated\", notes: \"a, b}\""));
  }

  @Test
  void answerIsTakenBack() {
    String answered = written(QUEUE, given(0, Answer.FALSE, "no"));
    assertThat(written(answered, new Given(0, 0, Optional.empty(), ""))).isEqualTo(QUEUE);
  }

  @Test
  void whatIsThereAlreadyIsNotWrittenAgain() {
    assertThat(written(QUEUE, new Given(0, 1, Optional.empty(), ""))).isEqualTo(QUEUE);
  }

  @Test
  void keyWithoutValueGetsOneBehindABlank() {
    String bare = QUEUE.replace("response: null   # mine", "response:");
    assertThat(written(bare, given(0, Answer.TRUE, "x"))).contains("response: true\n");
  }

  @Test
  void lineBreaksOfWindowsAreKept() {
    String windows = QUEUE.replace("\n", "\r\n");
    assertThat(written(windows, given(0, Answer.TRUE, "x")))
        .isEqualTo(
            windows
                .replace("response: null ", "response: true ")
                .replace("notes: \"\"", "notes: \"x\""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"|\n          old words", ">-\n          old\n          words"})
  void notesOverSeveralLinesBecomeOneOrTheFileIsLeftAlone(String notes) {
    HitlQueue queue = read(QUEUE.replace("notes: \"\"", "notes: " + notes));
    switch (QueueAnswers.write(queue, List.of(given(0, Answer.TRUE, "new")))) {
      case QueueAnswers.Result.Written(HitlQueue after) -> {
        assertThat(after.documents().getFirst().claims().getFirst().notes()).isEqualTo("new");
        assertThat(after.documents().getFirst().claims().getLast().id().value())
            .isEqualTo("claim-2");
      }
      case QueueAnswers.Result.Refused(String message) ->
          assertThat(message).contains("left as it was");
    }
  }

  @ParameterizedTest
  @CsvSource({"TRUE,true,true", "TRUE,false,false", "FALSE,false,true", "ESTIMATED,false,true"})
  void notesAreNeededAsTheEngineDemands(Answer answer, boolean roundB, boolean needed) {
    assertThat(answer.needsNote(roundB)).isEqualTo(needed);
  }
}
