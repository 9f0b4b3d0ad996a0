package app.assay.judge.prompt;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/// All prompts of the program.
public final class Prompts {

  private static final String FOLDER = "/app/assay/assets/";

  private final Map<PromptUse, Prompt> prompts;

  private Prompts(Map<PromptUse, Prompt> prompts) {
    this.prompts = prompts;
  }

  /// Reads the prompts that ship with the program.
  ///
  /// @throws IllegalStateException when one is missing or is not what its use declares
  public static Prompts load() {
    Map<PromptUse, Prompt> prompts = new EnumMap<>(PromptUse.class);
    for (PromptUse use : PromptUse.values()) {
      prompts.put(use, Prompt.read(text(use), use));
    }
    return new Prompts(prompts);
  }

  /// A prompt with its placeholders filled.
  ///
  /// @param vote from 0; the wordings take turns
  /// @param values one for each placeholder of the use
  public String fill(PromptUse use, int vote, Map<String, String> values) {
    if (!values.keySet().equals(use.placeholders())) {
      throw new IllegalArgumentException(use + " is filled with " + use.placeholders());
    }
    return prompt(use).fill(vote, values);
  }

  /// The versions of all that goes into a question with this rubric, with a hash of the words, so
  /// that an answer given to other words is not taken for this one.
  public String fingerprint(PromptUse rubric) {
    StringBuilder names = new StringBuilder();
    StringBuilder words = new StringBuilder();
    for (PromptUse use : List.of(PromptUse.FRAME, PromptUse.DATA, rubric)) {
      names.append(use.instructions().label()).append(' ');
      words.append(prompt(use).all()).append('\n');
    }
    return names + sha256(words.toString());
  }

  private Prompt prompt(PromptUse use) {
    Prompt prompt = prompts.get(use);
    if (prompt == null) {
      throw new IllegalStateException("every use has its prompt");
    }
    return prompt;
  }

  private static String text(PromptUse use) {
    try (InputStream in = Prompts.class.getResourceAsStream(FOLDER + use.file())) {
      if (in == null) {
        throw new IllegalStateException("the prompt " + use.file() + " is not in the program");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("a prompt of the program cannot be read", e);
    }
  }

  private static String sha256(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
