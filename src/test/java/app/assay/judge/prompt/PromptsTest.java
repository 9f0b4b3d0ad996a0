package app.assay.judge.prompt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.judge.Instructions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PromptsTest {

  private static final Prompts PROMPTS = Prompts.load();

  private static final String FRAME =
      """
      id: judge-frame
      version: 1
      wordings: a

      # wording a
      Judge by this: {{rubric}}
      """;

  @Test
  void everyFileIsUsedAndEveryUseHasItsFile() throws IOException {
    Set<String> used =
        Arrays.stream(PromptUse.values())
            .map(use -> use.instructions().label() + ".md")
            .collect(Collectors.toSet());
    try (var files = Files.list(Path.of("assets/prompts"))) {
      assertThat(files.filter(Files::isRegularFile).map(f -> f.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(used);
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = PromptUse.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"FRAME", "DATA", "CONNECTION"})
  void wordingsOfARubricDiffer(PromptUse rubric) {
    List<String> said =
        List.of(0, 1, 2).stream().map(vote -> PROMPTS.fill(rubric, vote, Map.of())).toList();

    assertThat(said).doesNotHaveDuplicates().allMatch(text -> text.length() > 400);
  }

  @Test
  void placeholdersAreFilledOnce() {
    String said = Prompt.read(FRAME, PromptUse.FRAME).fill(0, Map.of("rubric", "{{rubric}} $1 \\"));

    assertThat(said).isEqualTo("Judge by this: {{rubric}} $1 \\");
  }

  @Test
  void fillingTooLittleIsAnErrorOfTheProgram() {
    assertThatThrownBy(() -> PROMPTS.fill(PromptUse.FRAME, 0, Map.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Judge by this: {{rubrik}}",
        "Judge by nothing.",
        "Judge {{rubric}} by {{other}}",
        "Judge by this: {{rubric",
        "Judge by this: {{rubric}} }}",
        ""
      })
  void placeholdersOtherThanDeclaredFail(String wording) {
    String file = FRAME.replace("Judge by this: {{rubric}}", wording);

    assertThatThrownBy(() -> Prompt.read(file, PromptUse.FRAME))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("the prompt judge-frame@1 ");
  }

  @Test
  void anotherVersionFails() {
    assertThatThrownBy(
            () -> Prompt.read(FRAME.replace("version: 1", "version: 2"), PromptUse.FRAME))
        .hasMessageContaining("another header");
  }

  @Test
  void aMissingWordingFails() {
    String file =
        """
        id: claim-support
        version: 1
        wordings: a, b, c

        # wording a
        One.
        # wording b
        Two.
        """;

    assertThatThrownBy(() -> Prompt.read(file, PromptUse.CLAIM_SUPPORT))
        .hasMessageContaining("other wordings");
  }

  @Test
  void aWordingTwiceFails() {
    assertThatThrownBy(() -> Prompt.read(FRAME + "# wording a\nAgain.\n", PromptUse.FRAME))
        .hasMessageContaining("twice");
  }

  @Test
  void aFrameIsNoRubric() {
    assertThat(PromptUse.rubric(new Instructions("judge-frame", 1))).isEmpty();
    assertThat(PromptUse.rubric(new Instructions("claim-support", 2))).isEmpty();
    assertThat(PromptUse.rubric(new Instructions("claim-support", 1)))
        .contains(PromptUse.CLAIM_SUPPORT);
  }

  @Test
  void otherWordsHaveAnotherFingerprint() {
    assertThat(PROMPTS.fingerprint(PromptUse.CLAIM_SUPPORT))
        .startsWith("judge-frame@1 judge-data@1 claim-support@1 ")
        .isNotEqualTo(PROMPTS.fingerprint(PromptUse.FRAME));
  }
}
