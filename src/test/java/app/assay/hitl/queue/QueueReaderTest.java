package app.assay.hitl.queue;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.hitl.Answer;
import app.assay.text.LineIndex;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QueueReaderTest {

  private static final String QUEUE =
      """
      schema-version: 1.0
      generated: 2026-01-12T10:30:00Z
      expires: 2026-01-19T10:30:00Z
      source-files-hash: abc
      documents:
        - file: docs/api-pricing.cgd.md
          file-hash: def
          claims:
            - id: claim-75fb137a
              text: "Base price is $99/mo"
              location: "api-pricing/1"
              round: B
              response: null
              notes: ""
      """;

  @ParameterizedTest
  @CsvSource({
    "true,TRUE",
    "True,TRUE",
    "false,FALSE",
    "estimated,ESTIMATED",
    "\"estimated\",ESTIMATED"
  })
  void responseIsRead(String written, Answer answer) {
    assertThat(claim("response: null", "response: " + written).answer()).contains(answer);
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "~", ""})
  void nullIsNoAnswer(String written) {
    assertThat(claim("response: null", "response: " + written).answer())
        .isEqualTo(Optional.empty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"yes", "on", "\"true\"", "'false'", "1", "maybe", "\"\""})
  void anyOtherResponseIsAFault(String written) {
    assertThat(faults(QUEUE.replace("response: null", "response: " + written)))
        .containsExactly(
            "13:19 '%s' is not one of true, false (without quotes), \"estimated\" and null."
                .formatted(written));
  }

  @Test
  void misspeltKeyIsAFaultAndNoLostAnswer() {
    assertThat(faults(QUEUE.replace("response: null", "respons: true")))
        .containsExactly(
            "9:9 The key 'response' is missing.", "13:9 A claim has no key 'respons'.");
  }

  @Test
  void keyThatStandsTwiceIsAFault() {
    assertThat(faults(QUEUE.replace("notes:", "response: true\n        notes:")))
        .containsExactly("14:9 The key 'response' stands here twice.");
  }

  @Test
  void unknownKeysOfQueueAndDocumentAreFaults() {
    assertThat(faults("extra: 1\n" + QUEUE.replace("    claims:", "    owner: me\n    claims:")))
        .containsExactly("1:1 A queue has no key 'extra'.", "9:5 A document has no key 'owner'.");
  }

  @Test
  void otherVersionIsAFault() {
    assertThat(faults(QUEUE.replace("1.0", "2.0")))
        .containsExactly("1:17 Queues of schema-version 1.0 are read, this is '2.0'.");
  }

  @Test
  void timeThatIsNoneIsAFault() {
    assertThat(faults(QUEUE.replace("2026-01-19T10:30:00Z", "next week")))
        .containsExactly(
            "3:10 'expires' must be a time such as 2026-01-12T10:30:00Z, not 'next week'.");
  }

  @Test
  void anchorIsAFault() {
    assertThat(faults(QUEUE.replace("response: null", "response: &a true")))
        .containsExactly("13:19 Anchors and aliases are not allowed.");
  }

  @Test
  void billionLaughsAreRefusedAtTheFirstAnchor() {
    StringBuilder laughs = new StringBuilder("a0: &a0 [x]\n");
    for (int i = 1; i < 40; i++) {
      laughs.append("a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
    }
    assertThat(faults(laughs.toString()))
        .containsExactly("1:5 Anchors and aliases are not allowed.");
  }

  @Test
  void depthIsLimited() {
    assertThat(faults("a: " + "[".repeat(100_000)))
        .containsExactly("1:23 Lists and keys are nested deeper than 20 levels.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "- a\n", "just words", "documents: [1, [2], {a: b}]", "documents: {}"})
  void otherShapesAreFaults(String text) {
    assertThat(faults(text)).isNotEmpty();
  }

  @Test
  void listWhereAValueMustBeIsAFault() {
    assertThat(faults(QUEUE.replace("round: B", "round: [B]")))
        .containsExactly("12:9 'round' must be a single value.");
  }

  private static QueuedClaim claim(String from, String to) {
    FileReading<HitlQueue> reading = QueueReader.read(QUEUE.replace(from, to));
    assertThat(reading).isInstanceOf(FileReading.Read.class);
    return ((FileReading.Read<HitlQueue>) reading)
        .content()
        .documents()
        .getFirst()
        .claims()
        .getFirst();
  }

  private static List<String> faults(String text) {
    FileReading<HitlQueue> reading = QueueReader.read(text);
    assertThat(reading).isInstanceOf(FileReading.Broken.class);
    LineIndex lines = new LineIndex(text);
    return ((FileReading.Broken<HitlQueue>) reading)
        .faults().stream()
            .map(fault -> lines.position(fault.span().start()) + " " + fault.message())
            .toList();
  }
}
