package app.assay.cgd.edit;

import static app.assay.cgd.edit.EditCase.claim;
import static app.assay.cgd.edit.EditCase.edited;
import static app.assay.cgd.edit.EditCase.header;
import static app.assay.cgd.edit.EditCase.refused;
import static app.assay.cgd.edit.EditCase.yamlAfter;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClaimEditTest {

  private static final Change[] CONFIRM = {
    claim(0, "confirmed-by", "Maria"),
    new Change.SetClaimField(0, "confirmed-date", Value.word("2026-07-01"))
  };

  @Test
  void newFieldsFollowTheFieldsBeforeThem() {
    assertThat(
            yamlAfter(
                "hitl-claims:\n"
                    + "  - id: claim-1 # one\n"
                    + "    round: B # tier\n"
                    + "    # end\n"
                    + "  - id: claim-2\n",
                CONFIRM))
        .isEqualTo(
            "hitl-claims:\n  - id: claim-1 # one\n    round: B # tier\n    confirmed-by: Maria\n"
                + "    confirmed-date: 2026-07-01\n    # end\n  - id: claim-2\n");
  }

  @Test
  void indentationIsTheClaims() {
    assertThat(yamlAfter("hitl-claims:\n-   id: claim-1\n    round: B\n", CONFIRM))
        .isEqualTo(
            "hitl-claims:\n-   id: claim-1\n    round: B\n    confirmed-by: Maria\n"
                + "    confirmed-date: 2026-07-01\n");
    assertThat(yamlAfter("hitl-claims:\n    - round: B\n", CONFIRM))
        .isEqualTo(
            "hitl-claims:\n    - round: B\n      confirmed-by: Maria\n"
                + "      confirmed-date: 2026-07-01\n");
    assertThat(yamlAfter("hitl-claims:\n  -\n     round: B\n", CONFIRM))
        .isEqualTo(
            "hitl-claims:\n  -\n     round: B\n     confirmed-by: Maria\n"
                + "     confirmed-date: 2026-07-01\n");
  }

  @Test
  void emptyAndNullFieldsAreFilled() {
    assertThat(
            yamlAfter(
                "hitl-claims:\n  - confirmed-by: \"\"  # who\n    confirmed-date: null\n", CONFIRM))
        .isEqualTo(
            "hitl-claims:\n  - confirmed-by: \"Maria\"  # who\n    confirmed-date: 2026-07-01\n");
    assertThat(yamlAfter("hitl-claims:\n  - confirmed-by:\n    confirmed-date: ''\n", CONFIRM))
        .isEqualTo("hitl-claims:\n  - confirmed-by: Maria\n    confirmed-date: '2026-07-01'\n");
  }

  @Test
  void claimsInBracesStayInBraces() {
    assertThat(yamlAfter("hitl-claims:\n  - {id: claim-1, round: B} # x\n", CONFIRM))
        .isEqualTo(
            "hitl-claims:\n  - {id: claim-1, round: B, confirmed-by: Maria,"
                + " confirmed-date: 2026-07-01} # x\n");
    assertThat(yamlAfter("hitl-claims: [{\"id\": \"c\"}, {}]\n", CONFIRM))
        .isEqualTo(
            "hitl-claims: [{\"id\": \"c\", \"confirmed-by\": Maria,"
                + " \"confirmed-date\": 2026-07-01}, {}]\n");
    assertThat(yamlAfter("hitl-claims: [{id: c}, {}]\n", claim(1, "source", "a, b")))
        .isEqualTo("hitl-claims: [{id: c}, {source: \"a, b\"}]\n");
  }

  @Test
  void aFieldBeforeTheFirstTakesTheDash() {
    assertThat(yamlAfter("hitl-claims:\n  - text: x\n    round: B\n", claim(0, "id", "claim-1")))
        .isEqualTo("hitl-claims:\n  - id: claim-1\n    text: x\n    round: B\n");
  }

  @Test
  void removesFields() {
    String yaml = "hitl-claims:\n  - id: c # x\n    round: B\n    confirmed-by: M\nx: 1\n";
    assertThat(yamlAfter(yaml, new Change.RemoveClaimField(0, "confirmed-by")))
        .isEqualTo("hitl-claims:\n  - id: c # x\n    round: B\nx: 1\n");
    assertThat(yamlAfter(yaml, new Change.RemoveClaimField(0, "id")))
        .isEqualTo("hitl-claims:\n  - round: B\n    confirmed-by: M\nx: 1\n");
    assertThat(refused(header("hitl-claims:\n  - id: c\n"), new Change.RemoveClaimField(0, "id")))
        .isEqualTo("The key 'id' shares its line; it cannot be removed.");
  }

  @Test
  void claimGoesWithItsLinesAndNoOther() {
    String yaml =
        "hitl-claims: # all\n"
            + "  # first\n"
            + "  - id: a # x\n"
            + "    # in it\n"
            + "    text: |\n"
            + "      t\n"
            + "  # second\n"
            + "  -\n"
            + "    id: b\n\n"
            + "  - id: c\n"
            + "x: 1\n";
    assertThat(yamlAfter(yaml, new Change.RemoveClaim(0)))
        .isEqualTo(
            "hitl-claims: # all\n  # first\n  # second\n  -\n    id: b\n\n  - id: c\nx: 1\n");
    assertThat(yamlAfter(yaml, new Change.RemoveClaim(1)))
        .isEqualTo(
            "hitl-claims: # all\n  # first\n  - id: a # x\n    # in it\n    text: |\n      t\n"
                + "  # second\n\n  - id: c\nx: 1\n");
    assertThat(
            yamlAfter(
                yaml,
                new Change.RemoveClaim(0),
                new Change.RemoveClaim(2),
                claim(1, "id", "B"),
                new Change.RemoveClaim(0)))
        .isEqualTo("hitl-claims: # all\n  # first\n  # second\n  -\n    id: B\n\nx: 1\n");
  }

  @Test
  void lastClaimLeavesAnEmptyList() {
    assertThat(yamlAfter("hitl-claims: # all\n- id: a\nx: 1\n", new Change.RemoveClaim(0)))
        .isEqualTo("hitl-claims: [] # all\nx: 1\n");
    assertThat(yamlAfter("hitl-claims: [{id: a}]\n", new Change.RemoveClaim(0)))
        .isEqualTo("hitl-claims: []\n");
  }

  @Test
  void claimInBracketsGoesWithItsComma() {
    String yaml = "hitl-claims: [{id: a}, {id: b},  {id: c}] # x\n";
    assertThat(yamlAfter(yaml, new Change.RemoveClaim(0)))
        .isEqualTo("hitl-claims: [{id: b},  {id: c}] # x\n");
    assertThat(yamlAfter(yaml, new Change.RemoveClaim(2)))
        .isEqualTo("hitl-claims: [{id: a}, {id: b}] # x\n");
  }

  @Test
  void claimThatIsNotThereCannotGo() {
    assertThat(refused(header("hitl-claims: []\n"), new Change.RemoveClaim(0)))
        .isEqualTo("There is no claim 1.");
    assertThat(refused(header("x: 1\n"), new Change.RemoveClaim(0)))
        .isEqualTo("There is no claim 1.");
    assertThat(refused(header("hitl-claims:\n  - id: a\n"), new Change.RemoveClaim(-1)))
        .isEqualTo("There is no claim 0.");
  }

  @Test
  void theLastClaimsNewLineComesBeforeTheKeyBehindTheClaims() {
    assertThat(
            yamlAfter(
                "hitl-claims:\n  - round: B\nextra: 1\n",
                new Change.SetField("rag-ingestable", Value.flag(false)),
                claim(0, "confirmed-by", "Maria")))
        .isEqualTo(
            "hitl-claims:\n"
                + "  - round: B\n"
                + "    confirmed-by: Maria\n"
                + "rag-ingestable: false\n"
                + "extra: 1\n");
  }

  @Test
  void addsTheFirstClaim() {
    Change add =
        new Change.AddClaim(
            List.of(
                new Change.Field("round", Value.word("B")),
                new Change.Field("text", Value.text("It is \"lit\".")),
                new Change.Field("id", Value.word("claim-75fb137a"))));
    String lines = "  - id: claim-75fb137a\n    text: \"It is \\\"lit\\\".\"\n    round: B\n";
    assertThat(yamlAfter("hitl-claims: [] # none\nx: 1\n", add))
        .isEqualTo("hitl-claims: # none\n" + lines + "x: 1\n");
    assertThat(yamlAfter("hitl-claims:\nx: 1\n", add))
        .isEqualTo("hitl-claims:\n" + lines + "x: 1\n");
    assertThat(yamlAfter("hitl-claims: null\nx: 1\n", add))
        .isEqualTo("hitl-claims:\n" + lines + "x: 1\n");
    assertThat(yamlAfter("points-passed: 1-9\nx: 1\n", add))
        .isEqualTo("points-passed: 1-9\nhitl-claims:\n" + lines + "x: 1\n");
    assertThat(yamlAfter("hitl-claims:\n- id: c\n  round: A # a\n\nx: 1\n", add))
        .isEqualTo("hitl-claims:\n- id: c\n  round: A # a\n" + lines.indent(-2) + "\nx: 1\n");
    assertThat(yamlAfter("hitl-claims: [{id: c}]\n", add))
        .isEqualTo(
            "hitl-claims: [{id: c}, {id: claim-75fb137a, text: \"It is \\\"lit\\\".\", round:"
                + " B}]\n");
    assertThat(refused(header("hitl-claims: many\n"), add))
        .isEqualTo("hitl-claims is no list; mend it by hand first.");
  }

  @Test
  void refusesClaimsThatAreNotThereOrNoMapping() {
    CgdDocument document = header("hitl-claims:\n  - just text\n  - a: 1\n    a: 2\n");
    assertThat(refused(document, claim(2, "id", "x"))).isEqualTo("There is no claim 3.");
    assertThat(refused(document, claim(0, "id", "x"))).isEqualTo("Claim 1 holds no keys.");
    assertThat(refused(document, claim(1, "id", "x")))
        .isEqualTo("The key 'a' is there twice on line 5; remove one of the two first.");
  }

  @Test
  void fiveHundredClaimsAreConfirmedInAFewReadings() {
    StringBuilder yaml = new StringBuilder("hitl-claims:\n");
    List<Change> changes = new ArrayList<>();
    for (int i = 0; i < 500; i++) {
      yaml.append("  - id: claim-").append(i).append("\n    round: A\n");
      changes.add(claim(i, "confirmed-by", "Maria"));
      changes.add(new Change.SetClaimField(i, "confirmed-date", Value.word("2026-07-01")));
    }
    CgdDocument after = edited(header(yaml.toString()), changes.toArray(Change[]::new)).document();
    assertThat(after.claims()).hasSize(500).allMatch(ClaimEditTest::isConfirmed);
    assertThat(Rounds.of(changes)).hasSize(2);
  }

  private static boolean isConfirmed(Claim claim) {
    return claim.value("confirmed-by").equals("Maria")
        && claim.value("confirmed-date").equals("2026-07-01");
  }
}
