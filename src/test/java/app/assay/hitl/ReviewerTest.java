package app.assay.hitl;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.MachineNames;
import org.junit.jupiter.api.Test;

class ReviewerTest {

  private static Reviewer.Naming named(String typed) {
    return Reviewer.named(typed, MachineNames.load());
  }

  private static String refusal(String typed) {
    return ((Reviewer.Naming.Refused) named(typed)).message();
  }

  @Test
  void personIsAcceptedWithSingleBlanks() {
    assertThat(named("  Dana \u00A0 Reviewer "))
        .isEqualTo(new Reviewer.Naming.Accepted(new Reviewer("Dana Reviewer")));
  }

  @Test
  void modelIsRefused() {
    assertThat(refusal("Claude Sonnet 4.5"))
        .isEqualTo(
            "\"Claude Sonnet 4.5\" names a tool, a model or automation. Only a named person can"
                + " confirm a claim. Nothing was changed; give the name of the person who checked"
                + " it.");
  }

  @Test
  void toolBesideAPersonIsNamed() {
    assertThat(refusal("Antigravity + Dana Reviewer"))
        .startsWith(
            "\"Antigravity + Dana Reviewer\" names a tool, a model or automation"
                + " (\"Antigravity\").");
  }

  @Test
  void nobodyIsRefused() {
    assertThat(refusal(" \t "))
        .isEqualTo(
            "Who confirms? Give the name of a person who knows, as it shall stand in the"
                + " document.");
  }

  @Test
  void nameWithoutLettersIsRefused() {
    assertThat(refusal("42")).isEqualTo("A reviewer's name has letters; \"42\" has none.");
  }

  @Test
  void controlCharactersAreRefused() {
    assertThat(refusal("Dana\u0007"))
        .isEqualTo("A reviewer's name has at most 80 characters and no control characters.");
  }
}
