package app.assay.judge.provider;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The protocols that are spoken.
public enum ProviderKind {
  /// A local server; the first call may have to load the model.
  OLLAMA("http://localhost:11434", ""),
  /// OpenAI and every endpoint that is compatible with it.
  OPENAI("https://api.openai.com/v1", "OPENAI_API_KEY"),
  ANTHROPIC("https://api.anthropic.com/v1", "ANTHROPIC_API_KEY"),
  MISTRAL("https://api.mistral.ai/v1", "MISTRAL_API_KEY");

  private final String address;
  private final String variable;

  ProviderKind(String address, String variable) {
    this.address = address;
    this.variable = variable;
  }

  /// The address a new profile starts with.
  public String address() {
    return address;
  }

  /// The environment variable in which a key is usually kept; empty where none is needed.
  public String variable() {
    return variable;
  }

  /// True when the first call gets a long time, because a model may have to be loaded.
  public boolean isLocal() {
    return this == OLLAMA;
  }

  /// The word in settings and on the command line.
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<ProviderKind> of(String label) {
    return Arrays.stream(values()).filter(kind -> kind.label().equals(label)).findFirst();
  }
}
