package app.assay.distillery.changeset;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.candidate.ProposedConflict;
import app.assay.distillery.layer1.Candidates;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ChangesetTest {

  private static final String TEXT =
      """
      {"version" : 1, "batch_date":"2026-03-26-2",  "zz": [1.0],
        "entries": [
          { "status":"accepted",
            "data": {"id":"a", "_x" : {"k":1e3},  "claim":"old"} },
          {"status":"rejected", "reject_reason":"no", "data":{"id":"b"}}
        ]
      }
      """;

  static Changeset parse(String text) {
    return ((ChangesetParsing.Parsed) Changeset.parse(text)).changeset();
  }

  private static Candidate candidate(Changeset changeset, int index) {
    return changeset.entries().get(index).candidate().orElseThrow();
  }

  @Test
  void rejectingChangesOneWordAndAddsTheReason() {
    assertThat(parse(TEXT).reject(0, "self-evident").text())
        .isEqualTo(
            TEXT.replace(
                "{ \"status\":\"accepted\",",
                "{ \"status\":\"rejected\", \"reject_reason\": \"self-evident\","));
  }

  @Test
  void acceptingTakesTheReasonAway() {
    assertThat(parse(TEXT).accept(1).text())
        .isEqualTo(
            TEXT.replace(
                "\"status\":\"rejected\", \"reject_reason\":\"no\",", "\"status\":\"accepted\","));
  }

  @Test
  void anEditChangesOneValue() {
    Changeset changeset = parse(TEXT);
    Candidate edited = candidate(changeset, 0).with("claim", "new");
    assertThat(changeset.update(0, edited).text()).isEqualTo(TEXT.replace("\"old\"", "\"new\""));
  }

  @Test
  void onlyWhatWasTouchedIsGatedAgain() {
    Changeset before = parse(TEXT);
    assertThat(before.changedSince(before)).isEmpty();
    assertThat(before.accept(1).changedSince(before))
        .extracting(ChangesetEntry::id)
        .containsExactly("b");
    assertThat(before.reject(0, "r").changedSince(before)).isEmpty();
    assertThat(before.update(0, candidate(before, 0).with("claim", "n")).changedSince(before))
        .extracting(ChangesetEntry::id)
        .containsExactly("a");
  }

  @Test
  void aNewOneHasEveryFieldButTheCheckOfConflicts() {
    Candidate candidate =
        Candidates.good().with("_own", "kept").with("conflict_check", "other-entry");
    Changeset changeset =
        ChangesetText.of(
            "2026-03-26",
            List.of(
                DecidedCandidate.accepted(candidate, List.of(new ProposedConflict("o", "Why."))),
                new DecidedCandidate(Candidates.good(), Optional.of("no"), List.of())));
    assertThat(changeset.version().asInt()).isEqualTo(1);
    assertThat(changeset.entries())
        .extracting(ChangesetEntry::status, ChangesetEntry::rejectReason)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple("accepted", ""),
            org.assertj.core.groups.Tuple.tuple("rejected", "no"));
    Candidate data = candidate(changeset, 0);
    assertThat(data.json().fieldNames())
        .toIterable()
        .containsExactly(
            "id",
            "type",
            "title",
            "claim",
            "body",
            "applies_to",
            "evidence",
            "alternative",
            "considerations",
            "_own",
            "curation");
    assertThat(data.curation()).containsExactly(new ProposedConflict("o", "Why."));
  }

  @Test
  void theDayGetsANumberWhenItIsTaken() {
    assertThat(ChangesetText.nextDate("2026-03-26", Set.of())).isEqualTo("2026-03-26");
    assertThat(ChangesetText.nextDate("2026-03-26", Set.of("2026-03-26", "2026-03-26-2")))
        .isEqualTo("2026-03-26-3");
  }

  @Test
  void whatIsNoneIsSaid() {
    assertThat(Changeset.parse("[]"))
        .isEqualTo(new ChangesetParsing.Broken("It is an array instead of an object."));
    assertThat(Changeset.parse("{\"version\":1}"))
        .isEqualTo(
            new ChangesetParsing.Broken("Its entries must be an array; entries is missing."));
    assertThat(Changeset.parse("{\"version\":1,"))
        .isEqualTo(new ChangesetParsing.Broken("It is no JSON: it ends in the middle."));
  }

  @Test
  void theCommentSaysWhatWasDecided() {
    Changeset before = parse(TEXT);
    Candidate edited =
        candidate(before, 0)
            .with("claim", "new")
            .with("body", "one\n\ntwo")
            .withDomains(List.of("cli"));
    Changeset after = before.update(0, edited).accept(1);
    assertThat(CurateComment.of(before, after))
        .isEqualTo(
            """
            Change the claim of `a` to: new

            Change the body of `a` to:
            > one
            >
            > two

            Move `a` to domain `cli`

            Keep `b`: it is not to be rejected.

            /curate
            """);
    assertThat(CurateComment.of(before, before.reject(0, "self-evident")))
        .isEqualTo("Reject `a` — self-evident\n\n/curate\n");
    assertThat(CurateComment.of(before, before)).isEmpty();
  }
}
