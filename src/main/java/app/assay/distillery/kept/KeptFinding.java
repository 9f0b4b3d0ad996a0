package app.assay.distillery.kept;

import java.util.List;
import java.util.stream.Collectors;

/// What is found of an id among kept candidates.
public sealed interface KeptFinding {

  /// Why nothing was found, in a sentence; empty where something was.
  String message();

  record Found(KeptCase one) implements KeptFinding {
    @Override
    public String message() {
      return "";
    }
  }

  record None(String message) implements KeptFinding {}

  /// Looks for a candidate.
  ///
  /// @param batch empty where the id alone tells which
  static KeptFinding of(List<KeptCase> all, String batch, String id) {
    List<KeptCase> found =
        all.stream()
            .filter(one -> one.id().equals(id))
            .filter(one -> batch.isEmpty() || one.batch().equals(batch))
            .toList();
    return switch (found.size()) {
      case 0 ->
          new None(
              batch.isEmpty()
                  ? "Nothing is kept of %s.".formatted(id)
                  : "Nothing is kept of %s in the batch %s.".formatted(id, batch));
      case 1 -> new Found(found.getFirst());
      default ->
          new None(
              "%s was kept in several batches; say which: %s."
                  .formatted(
                      id, found.stream().map(KeptCase::batch).collect(Collectors.joining(", "))));
    };
  }
}
