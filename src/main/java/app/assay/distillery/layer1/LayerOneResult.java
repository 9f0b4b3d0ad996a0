package app.assay.distillery.layer1;

import java.util.List;
import java.util.stream.Collectors;

/// What the rules say of a candidate.
///
/// @param rejects each of them fails the candidate
/// @param warnings none of them does
public record LayerOneResult(List<Flaw> rejects, List<Flaw> warnings) {

  public LayerOneResult {
    rejects = List.copyOf(rejects);
    warnings = List.copyOf(warnings);
  }

  /// Whether no rule fails it.
  public boolean passes() {
    return rejects.isEmpty();
  }

  /// The codes of the rules that fail it, each once.
  public List<String> codes() {
    return rejects.stream().map(flaw -> flaw.rule().id()).distinct().toList();
  }

  /// A sentence for each flaw that fails it, for the notes of a verdict.
  public String notes() {
    return rejects.stream()
        .map(flaw -> "[" + flaw.rule().id() + "] " + flaw.message())
        .collect(Collectors.joining(" "));
  }
}
