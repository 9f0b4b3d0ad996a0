package app.assay.distillery.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BatchReaderTest {

  private static Batch read(String text) {
    return BatchReader.read("batch.json", text);
  }

  private static List<String> ids(String text) {
    return read(text).candidates().stream().map(Candidate::id).toList();
  }

  private static List<String> problems(String text) {
    return read(text).problems().stream()
        .map(p -> p.line() + " " + p.place() + " " + p.message())
        .toList();
  }

  @Test
  void arrayOfCandidatesHasLines() {
    Batch batch = read("[\n  {\"id\": \"a\"},\n  {\"id\": \"b\"}\n]\n");
    assertThat(batch.shape()).isEqualTo(BatchShape.ARRAY);
    assertThat(batch.items())
        .extracting(item -> item.line() + " " + item.place() + " " + item.candidate().id())
        .containsExactly("2 [0] a", "3 [1] b");
    assertThat(batch.problems()).isEmpty();
  }

  @Test
  void emptyArrayIsNoProblem() {
    assertThat(read("[]").items()).isEmpty();
    assertThat(problems("[]")).isEmpty();
  }

  @Test
  void emptyTextIsAProblem() {
    assertThat(problems("  \n")).containsExactly("2 the batch Nothing is in it.");
  }

  @Test
  void candidatesByLine() {
    String text = "{\"id\":\"a\"}\n\n{\"id\":\"b\"\n{\"id\":\"c\"}\n";
    assertThat(read(text).shape()).isEqualTo(BatchShape.LINES);
    assertThat(ids(text)).containsExactly("a", "c");
    assertThat(problems(text)).containsExactly("3 line It cannot be read: it ends in the middle.");
  }

  @Test
  void candidatesOneAfterTheOther() {
    String text = "{\n\"id\":\"a\"\n}\n{\n\"id\":\"b\",\n}\n{\n\"id\":\"c\"\n}\n";
    assertThat(ids(text)).containsExactly("a", "c");
    assertThat(problems(text))
        .containsExactly(
            "4 [1] It cannot be read: the character } does not belong there (line 6).");
  }

  @Test
  void theFirstLineMayBeBroken() {
    assertThat(ids("{\"id\":\"a\"\n{\"id\":\"b\"}\n")).containsExactly("b");
  }

  @Test
  void oneCandidate() {
    assertThat(read("{\n\"id\":\"a\"\n}").shape()).isEqualTo(BatchShape.SINGLE);
    assertThat(ids("{\n\"id\":\"a\"\n}")).containsExactly("a");
  }

  @Test
  void changesetKeepsWhatWasDecided() {
    Batch batch =
        read(
            """
            {"version":1,"batch_date":"2026-03-26-2","entries":[
              {"status":"accepted","data":{"id":"a"}},
              {"status":"rejected","reject_reason":"no","data":{"id":"b"}},
              {"status":"accepted"}
            ]}
            """);
    assertThat(batch.shape()).isEqualTo(BatchShape.CHANGESET);
    assertThat(batch.date()).isEqualTo("2026-03-26-2");
    assertThat(batch.items())
        .extracting(item -> item.candidate().id() + " " + item.entry().orElseThrow())
        .containsExactly(
            "a EntryDecision[status=accepted, rejectReason=]",
            "b EntryDecision[status=rejected, rejectReason=no]");
    assertThat(batch.problems())
        .extracting(BatchProblem::message)
        .containsExactly("It has no data, so there is no candidate in it.");
  }

  @Test
  void aChangesetOfAnotherVersionIsSaid() {
    assertThat(problems("{\"version\":2,\"entries\":[]}"))
        .containsExactly("1 the changeset Its version must be 1.");
    assertThat(problems("{\"version\":1,\"entries\":[]}")).isEmpty();
  }

  @Test
  void aBrokenEntryOfAChangesetHidesNothing() {
    String text =
        """
        {"version":1,"entries":[
          {"status":"accepted" {"x":1}},
          {"status":"accepted","data":{"id":"b","claim":"unclosed}},
          {"status":"accepted","data":{"id":"c"}}
        ]}
        """;
    assertThat(read(text).shape()).isEqualTo(BatchShape.CHANGESET);
    assertThat(ids(text)).containsExactly("c");
    assertThat(problems(text)).isNotEmpty();
  }

  @Test
  void objectOfPullRequestsBringsVerdicts() {
    Batch batch =
        read(
            """
            {"batch_date":"2026-03-24","prs":[
              {"number":7,"title":"T","outcome":"processed","changed_files":["a/b"],"candidate_results":[
                {"candidate":{"id":"a"},"verdict":{"candidate_id":"a","verdict":"pass","rejection_codes":[],
                  "curation_queue_entry":{"type":"conflict","related_id":"x","reason":"r"},"notes":"n"}},
                {"candidate":{"id":"b","_source_pr":9},"verdict":{"verdict":"fail","rejection_codes":[]}}]},
              {"number":8,"outcome":"insufficient","missing":["manifest"],"reason":"none"}]}
            """);
    assertThat(batch.pulls())
        .extracting(PullRequest::number, PullRequest::outcome, PullRequest::missing)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(7L, "processed", List.of()),
            org.assertj.core.groups.Tuple.tuple(8L, "insufficient", List.of("manifest")));
    assertThat(
            batch.items().getFirst().verdict().orElseThrow().conflict().orElseThrow().relatedId())
        .isEqualTo("x");
    assertThat(batch.items()).extracting(item -> item.pull().getAsLong()).containsExactly(7L, 7L);
    assertThat(batch.problems())
        .extracting(BatchProblem::message)
        .containsExactly("Its verdict is none, and was left out.");
  }

  @Test
  void brokenItemHidesNothing() {
    String text =
        """
        [
          {"id": "a"},
          {"id": "b", "claim": tru },
          {"id": "c", "evidence": [{"type": "pr"],
          {"id": "d", "title": "not closed,
           "claim": "x"},
          {"id": "e"
          {"id": "f"},
          17,
          {"id": "g", "id": "h"},
          {"id": "i"}
        ]
        """;
    assertThat(ids(text)).containsExactly("a", "f", "i");
    assertThat(problems(text))
        .containsExactly(
            "3 [1] It cannot be read: \"tru\" is no value.",
            "4 [2] It cannot be read: its brackets do not match.",
            "5 [3] It cannot be read: a text in it has a line break or another control character"
                + " that is not escaped.",
            "7 [4] It cannot be read: it ends in the middle.",
            "9 [6] It cannot be read: it is a number instead of an object.",
            "10 [7] It cannot be read: the key \"id\" stands twice in one object.");
  }

  @Test
  void cutOffFileKeepsWhatIsWhole() {
    String text = "[{\"id\":\"a\"},{\"id\":\"b\",\"cl";
    assertThat(ids(text)).containsExactly("a");
    assertThat(problems(text))
        .containsExactly(
            "1 [1] It cannot be read: it ends in the middle.",
            "1 the end The file ends, or a bracket closes, before the batch does: perhaps it was"
                + " cut off.");
  }

  @Test
  void deepNestingIsRefusedAndNothingBreaks() {
    String deep = "[".repeat(100_000) + "]".repeat(100_000);
    assertThat(problems("[{\"id\":\"a\"},{\"id\":\"b\",\"x\":" + deep + "}]"))
        .containsExactly("1 [1] It cannot be read: it is nested deeper than 64 levels.");
  }

  @Test
  void textAfterTheEndIsSaid() {
    assertThat(problems("[{\"id\":\"a\"}] and more"))
        .containsExactly("1 the end More text follows after the batch; it was not read.");
  }

  @Test
  void rawLineBreakInATextIsNamed() {
    assertThat(problems("[{\"id\":\"a\",\"body\":\"one\ntwo\"},\n{\"id\":\"b\"}]").getFirst())
        .startsWith("1 [0] It cannot be read: a text in it has a line break");
    assertThat(ids("[{\"id\":\"a\",\"body\":\"one\ntwo\"},\n{\"id\":\"b\"}]")).containsExactly("b");
  }

  @Test
  void neitherKindOfObjectIsAProblem() {
    assertThat(problems("{\"x\":1}")).hasSize(1);
    assertThat(problems("42")).containsExactly("1 the batch It is no JSON array or object.");
  }

  @Test
  void idsThatStandTwiceAreSaid() {
    Batch batch =
        read("[{\"id\":\"a\"},\n{\"id\":\"b\"},\n{\"id\":\"a\"},{\"id\":\"\"},{\"id\":\"\"}]");
    assertThat(batch.duplicates()).containsOnlyKeys("a");
    assertThat(batch.notices())
        .extracting(BatchProblem::message)
        .containsExactly(
            "The id a stands in line 1, line 3. Each candidate needs an id of its own.");
  }
}
