package app.assay.distillery.kept;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Which kept candidates are wanted.
///
/// @param state only these; all where it is empty
/// @param batch only those of one batch; all where it is empty
/// @param code only those that fail by it; all where it is empty
/// @param words only those in which each occurs
public record KeptChoice(Optional<KeptState> state, String batch, String code, List<String> words) {

  /// All of them.
  public static final KeptChoice ALL = new KeptChoice(Optional.empty(), "", "", List.of());

  public KeptChoice {
    words = List.copyOf(words);
  }

  /// Those of the given ones, in their order.
  public List<KeptCase> of(List<KeptCase> all) {
    return all.stream().filter(this::takes).toList();
  }

  private boolean takes(KeptCase one) {
    return state.filter(wanted -> wanted != one.state()).isEmpty()
        && (batch.isEmpty() || one.batch().equals(batch))
        && (code.isEmpty() || one.codes().contains(code))
        && one.has(words);
  }

  public KeptChoice withState(Optional<KeptState> wanted) {
    return new KeptChoice(wanted, batch, code, words);
  }

  public KeptChoice withBatch(String wanted) {
    return new KeptChoice(state, wanted, code, words);
  }

  public KeptChoice withCode(String wanted) {
    return new KeptChoice(state, batch, wanted, words);
  }

  /// Only those that have some words.
  ///
  /// @param query words with white space between them
  public KeptChoice withSearch(String query) {
    return new KeptChoice(
        state,
        batch,
        code,
        Arrays.stream(query.strip().split("\\s+")).filter(word -> !word.isEmpty()).toList());
  }
}
