package app.assay.cgd;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MachineNamesTest {

  private final MachineNames names = MachineNames.load();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Claude",
        "claude sonnet 4.5",
        "GPT-4",
        "gpt4o",
        "ChatGPT",
        "Antigravity",
        "Gemini",
        "Gemini 3 Pro",
        "Automation measurement",
        "via response2.md",
        "CI",
        "AI",
        "GitHub Actions",
        "review-bot",
        "LLM judge",
        "Antigravity + Nour",
        "n/a",
        "TBD"
      })
  void toolsAndModelsAreTold(String name) {
    assertThat(names.match(name)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Dana Reviewer",
        "Claudia Botti",
        "Claude Monet",
        "Gemma Ito",
        "Maria",
        "M. Ito",
        "A. I. Smith",
        "Aidan",
        "Grok Smith",
        "Cicely Agentson",
        "Nour",
        "Devin O'Hara",
        "李爱玲",
        "Jean-Claude"
      })
  void personsAreLeftAlone(String name) {
    assertThat(names.match(name)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Anna Berg, OpenAI",
        "Anna Weber, Head of Automation",
        "Ai Tanaka",
        "Jan Bot",
        "Patsy Cline",
        "Assistant Professor Lee",
        "Max",
        "Gemma",
        "Nour (checked)",
        "maria@github.com"
      })
  void wordsThatPersonsBearLeavePersonsAlone(String name) {
    assertThat(names.judge(name)).isEqualTo(MachineNames.Verdict.PERSON);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Claude (Anthropic)",
        "Gemma 3",
        "Devin AI",
        "Jenkins pipeline",
        "documentation-pipeline",
        "ci-bot@harbour.example",
        "https://harbour.example/run/7",
        "automated test 2026-06-01"
      })
  void nobodyIsBesideTheMachine(String name) {
    assertThat(names.judge(name)).isEqualTo(MachineNames.Verdict.MACHINE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Antigravity + Nour", "Nour with ChatGPT", "ChatGPT session of Maria"})
  void personBesideAMachineIsSeen(String name) {
    assertThat(names.judge(name)).isEqualTo(MachineNames.Verdict.MIXED);
  }
}
