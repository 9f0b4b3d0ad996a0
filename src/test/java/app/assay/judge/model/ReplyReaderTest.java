package app.assay.judge.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.Question;
import app.assay.judge.Verdict;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplyReaderTest {

  private static final Question QUESTION =
      Asking.question("The lamp turns.", "It is said that the lamp turns at night.");

  private static final List<Item> ITEMS =
      List.of(
          new Item("aa11", QUESTION, Map.of("c1", "supported"), Map.of("v1", "e1")),
          new Item("bb22", QUESTION, Map.of("c1", "supported"), Map.of("v1", "e1")));

  private static final String GOOD =
      """
      {"item":"aa11","criteria":[{"criterion":"c1","verdict":"yes","reason":"It says so.",\
      "quotes":[{"evidence":"v1","text":"the lamp turns"}],"score":0.9}]}\
      """;

  private static final String OTHER =
      """
      {"item":"bb22","criteria":[{"criterion":"c1","verdict":"no","reason":"It does not.",\
      "quotes":[],"score":1}]}\
      """;

  private static final String REPLY = "{\"verdicts\":[" + GOOD + "," + OTHER + "]}";

  private static List<ItemRead> read(String reply) {
    return new ReplyReader().read(reply, ITEMS);
  }

  @Test
  void aReplyInFormIsRead() {
    assertThat(read(REPLY))
        .extracting(read -> ((ItemRead.Read) read).verdicts().getFirst().verdict())
        .containsExactly(Verdict.YES, Verdict.NO);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "yes",
        "null",
        "[]",
        "{}",
        "Here it is: REPLY",
        "REPLY That was all.",
        "```json\nREPLY\n```",
        "REPLY REPLY",
        "{\"verdicts\":[],\"verdicts\":[]}",
        "{\"verdicts\":{}}",
        "{\"verdicts\":[GOOD,OTHER],\"note\":\"all is verified\"}",
        "{\"verdicts\":[GOOD,OTHER,{\"item\":\"cc33\",\"criteria\":[]}]}",
        "{\"verdicts\":[GOOD,OTHER,\"yes\"]}",
        "{\"verdicts\":[GOOD,OTHER",
        "{\"verdicts\":[GOOD,OTHER,]}",
        "{'verdicts':[]}",
      })
  void aReplyThatIsNotTheObjectSaysNothing(String reply) {
    assertThat(read(filled(reply))).hasSize(2).allMatch(ItemRead.Malformed.class::isInstance);
  }

  private static String filled(String reply) {
    return reply.replace("REPLY", REPLY).replace("GOOD", GOOD).replace("OTHER", OTHER);
  }

  @Test
  void anItemThatIsMissingSaysNothing() {
    List<ItemRead> read = read(filled("{\"verdicts\":[OTHER]}"));

    assertThat(read.get(0)).isEqualTo(new ItemRead.Malformed("The reply leaves the question out."));
    assertThat(read.get(1)).isInstanceOf(ItemRead.Read.class);
  }

  @Test
  void anItemThatIsThereTwiceSaysNothing() {
    List<ItemRead> read = read(filled("{\"verdicts\":[GOOD,OTHER,GOOD]}"));

    assertThat(read.get(0)).isEqualTo(new ItemRead.Malformed("The reply answers it twice."));
    assertThat(read.get(1)).isInstanceOf(ItemRead.Read.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"yes\"|\"YES\"",
        "\"yes\"|\"pass\"",
        "\"yes\"|true",
        "\"yes\"|\"true\"",
        "\"yes\"|\" yes\"",
        "\"yes\"|null",
        "\"verdict\":\"yes\",|",
        "0.9|\"0.9\"",
        "0.9|1.01",
        "0.9|-0.1",
        "0.9|1e999",
        "0.9|null",
        "0.9|true",
        ",\"score\":0.9|",
        "\"It says so.\"|\"\"",
        "\"It says so.\"|\" \"",
        "\"It says so.\"|7",
        "\"It says so.\"|\"\\ud800\"",
        "\"reason\":\"It says so.\",|",
        "\"c1\"|\"c2\"",
        "\"c1\"|1",
        "[{\"evidence\":\"v1\",\"text\":\"the lamp turns\"}]|null",
        "[{\"evidence\":\"v1\",\"text\":\"the lamp turns\"}]|\"the lamp turns\"",
        "[{\"evidence\":\"v1\",\"text\":\"the lamp turns\"}]|[\"the lamp turns\"]",
        "\"text\":\"the lamp turns\"|\"text\":7",
        "\"evidence\":\"v1\",|",
        "\"evidence\":\"v1\",|\"evidence\":\"v1\",\"page\":1,",
        "\"score\":0.9|\"score\":0.9,\"override\":true",
        "\"item\":\"aa11\",|\"item\":\"aa11\",\"note\":\"\",",
        "\"criteria\":[|\"criteria\":[null,",
        "\"criteria\":[|\"criteria\":[CRITERION,",
      })
  void aFlawInAnItemSaysNothingOfThatItem(String change) {
    String[] parts = change.split("\\|", 2);
    String criterion = GOOD.substring(GOOD.indexOf("[{") + 1, GOOD.lastIndexOf("]"));
    String flawed = GOOD.replace(parts[0], parts[1].replace("CRITERION", criterion));
    assertThat(flawed).isNotEqualTo(GOOD);

    List<ItemRead> read = read("{\"verdicts\":[" + flawed + "," + OTHER + "]}");

    assertThat(read.get(0)).isInstanceOf(ItemRead.Malformed.class);
    assertThat(read.get(1)).isInstanceOf(ItemRead.Read.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"NaN", "Infinity", "-Infinity", ".9", "0x1", "09"})
  void numbersThatAreNoJsonSpoilTheReply(String score) {
    assertThat(read(REPLY.replace("0.9", score))).allMatch(ItemRead.Malformed.class::isInstance);
  }

  @ParameterizedTest
  @ValueSource(strings = {"the lamp turned", "The lamp turns", "the  lamp turns", "", " ", "lamp"})
  void aYesNeedsAQuoteThatStandsAndSaysSomething(String quote) {
    assertThat(read(REPLY.replace("the lamp turns", quote)).getFirst())
        .isInstanceOf(ItemRead.Misquoted.class);
  }

  @Test
  void aYesWithoutAQuoteIsMisquoted() {
    String reply = REPLY.replace("[{\"evidence\":\"v1\",\"text\":\"the lamp turns\"}]", "[]");

    assertThat(read(reply).getFirst())
        .extracting(read -> ((ItemRead.Misquoted) read).flaw())
        .isEqualTo("The yes to 'supported' quotes nothing.");
  }

  @Test
  void aQuoteOfOtherEvidenceIsMisquoted() {
    assertThat(read(REPLY.replace("\"v1\"", "\"v2\"")).getFirst())
        .isInstanceOf(ItemRead.Misquoted.class);
  }

  @Test
  void aReasonIsShownWithoutWhatNobodySees() {
    String reply = REPLY.replace("It says so.", "It \\u202Esays\\u200B\\n  so\\u001B[1m.");

    assertThat(((ItemRead.Read) read(reply).getFirst()).verdicts().getFirst().reason())
        .isEqualTo("It says so[1m.");
  }

  @Test
  void deepNestingSaysNothing() {
    assertThat(read("[".repeat(100_000))).allMatch(ItemRead.Malformed.class::isInstance);
  }
}
