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
  /// @param id or its name, with a number where its batch has several of that id
  static KeptFinding of(List<KeptCase> all, String batch, String id) {
    List<KeptCase> found =
        all.stream()
            .filter(one -> one.id().equals(id) || one.name().equals(id))
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
          found.stream().allMatch(one -> one.batch().equals(found.getFirst().batch()))
              ? new None(
                  "%s stands %d times in the batch %s; say which: %s."
                      .formatted(
                          id,
                          found.size(),
                          found.getFirst().batch(),
                          found.stream()
                              .map(KeptCase::name)
                              .sorted()
                              .collect(Collectors.joining(", "))))
              : new None(
                  "%s was kept in several batches; say which: %s."
                      .formatted(
                          id,
                          found.stream()
                              .map(KeptCase::batch)
                              .distinct()
                              .collect(Collectors.joining(", "))));
    };
  }
}
