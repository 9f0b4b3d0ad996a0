package app.assay.distillery.candidate;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class CandidateTest {

  static Candidate read(String text) {
    return ((CandidateReading.Read) Candidate.read(text)).candidate();
  }

  @Test
  void everyFieldIsRead() {
    Candidate c =
        read(
            """
            {"id":"a","type":"anti-pattern","title":"T","claim":"C","body":"B",
             "applies_to":{"domains":["x",1,"y"]},"evidence":[{"type":"pr","ref":"#1"},"z",{"ref":"q"}],
             "alternative":"A","conflict_check":"other","considerations":"W","_source_pr":12,
             "_proposed_domain":[{"name":"n","description":"d","suggested_patterns":["p/"]}],
             "_domain_maintenance":[{"domain":"m","issue":"too-broad","suggestion":"split","reason":"r"}],
             "_vault_feedback":[{"entry_id":"e","signal":"outdated","note":"n","memento_sha":"a1"}],
             "curation":[{"related_id":"o","reason":"r"},{"related_id":null}]}
            """);
    assertThat(c.id()).isEqualTo("a");
    assertThat(c.type()).contains(EntryType.ANTI_PATTERN);
    assertThat(c.domains()).containsExactly("x", "y");
    assertThat(c.evidence()).containsExactly(new EvidenceRef("pr", "#1"), new EvidenceRef("", "q"));
    assertThat(c.alternative()).contains("A");
    assertThat(c.conflictCheck()).contains("other");
    assertThat(c.sourcePr()).isEqualTo(OptionalLong.of(12));
    assertThat(c.proposedDomains()).containsExactly(new ProposedDomain("n", "d", List.of("p/")));
    assertThat(c.domainIssues()).containsExactly(new DomainIssue("m", "too-broad", "split", "r"));
    assertThat(c.feedback()).containsExactly(new FeedbackSignal("e", "outdated", "n", "a1"));
    assertThat(c.curation())
        .containsExactly(new ProposedConflict("o", "r"), new ProposedConflict("", ""));
  }

  @Test
  void wrongTypesGiveEmptyValues() {
    Candidate c =
        read(
            """
            {"id":1,"type":{},"title":null,"claim":[],"applies_to":"x","evidence":{"type":"pr"},
             "alternative":false,"_source_pr":"#9","_vault_feedback":"x","curation":[1]}
            """);
    assertThat(c.id() + c.title() + c.claim() + c.body()).isEmpty();
    assertThat(c.type()).isEmpty();
    assertThat(c.domains()).isEmpty();
    assertThat(c.evidence()).isEmpty();
    assertThat(c.alternative()).isEmpty();
    assertThat(c.feedback()).isEmpty();
    assertThat(c.curation()).isEmpty();
    assertThat(c.sourcePr()).isEqualTo(OptionalLong.of(9));
  }

  @Test
  void anEditLeavesEveryOtherCharacter() {
    Candidate c = read("{\n   \"zz\" : 1.50,\"claim\":\"old\",\n \"_x\":[ 1 ,2]\n}");
    assertThat(c.with("claim", "n\"ew").text())
        .isEqualTo("{\n   \"zz\" : 1.50,\"claim\":\"n\\\"ew\",\n \"_x\":[ 1 ,2]\n}");
    assertThat(c.with("title", "t").text())
        .isEqualTo(
            "{\n   \"zz\" : 1.50,\"claim\":\"old\",\n \"_x\":[ 1 ,2],\n   \"title\": \"t\"\n}");
    assertThat(c.text()).as("the one before").contains("old");
  }

  @Test
  void editsReadBack() {
    Candidate c =
        read("{}")
            .with("id", "a")
            .withDomains(List.of("x"))
            .withDomains(List.of("y", "z"))
            .withEvidence(List.of(new EvidenceRef("pr", "#1")))
            .withAlternative(Optional.empty());
    assertThat(c.text())
        .isEqualTo(
            "{\"id\": \"a\", \"applies_to\": {\"domains\":[\"y\",\"z\"]}, "
                + "\"evidence\": [{\"type\":\"pr\",\"ref\":\"#1\"}], \"alternative\": null}");
    assertThat(read(c.text()).json()).isEqualTo(c.json());
  }

  @Test
  void aFieldIsTakenOut() {
    Candidate c = read("{\"id\":\"a\",\"conflict_check\":\"b\"}");
    assertThat(c.without("conflict_check").text()).isEqualTo("{\n  \"id\": \"a\"\n}");
    assertThat(c.without("nothing")).isSameAs(c);
  }

  @Test
  void aKeyWrittenWithEscapesIsTheSameKey() {
    assertThat(read("{\"cl\\u0061im\":\"old\"}").with("claim", "new").text())
        .isEqualTo("{\"cl\\u0061im\":\"new\"}");
  }

  @Test
  void whatItHandsOutCannotChangeIt() {
    Candidate c = read("{\"id\":\"a\",\"evidence\":[]}");
    c.json().put("id", "b");
    ((com.fasterxml.jackson.databind.node.ArrayNode) c.value("evidence")).add(1);
    assertThat(c.id()).isEqualTo("a");
    assertThat(c.value("evidence")).isEmpty();
  }

  @Test
  void noObjectIsNoCandidate() {
    assertThat(Candidate.read("[]"))
        .isEqualTo(new CandidateReading.Broken("it is an array instead of an object", 0));
  }
}
