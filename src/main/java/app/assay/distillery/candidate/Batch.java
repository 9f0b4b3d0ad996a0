package app.assay.distillery.candidate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Candidates that were handed in together.
///
/// @param name for people, such as the file's
/// @param shape how they were written down
/// @param date as the batch gives it, such as `2026-03-26-2`; empty where it gives none
/// @param items in their order
/// @param pulls the pull requests of a batch object, also those without candidates
/// @param problems what could not be read, in the order of the text
public record Batch(
    String name,
    BatchShape shape,
    String date,
    List<BatchItem> items,
    List<PullRequest> pulls,
    List<BatchProblem> problems) {

  public Batch {
    items = List.copyOf(items);
    pulls = List.copyOf(pulls);
    problems = List.copyOf(problems);
  }

  /// A batch of the program's own, such as what a curator typed.
  public static Batch of(String name, List<Candidate> candidates) {
    List<BatchItem> items = new ArrayList<>();
    for (Candidate candidate : candidates) {
      items.add(BatchItem.of(items.size() + 1, "item " + (items.size() + 1), candidate));
    }
    return new Batch(name, BatchShape.ARRAY, "", items, List.of(), List.of());
  }

  /// The candidates in their order.
  public List<Candidate> candidates() {
    return items.stream().map(BatchItem::candidate).toList();
  }

  /// The same batch with another candidate at a place.
  public Batch with(int index, Candidate candidate) {
    List<BatchItem> changed = new ArrayList<>(items);
    changed.set(index, items.get(index).with(candidate));
    return new Batch(name, shape, date, changed, pulls, problems);
  }

  /// The first candidate of an id.
  public Optional<BatchItem> item(String id) {
    return items.stream().filter(item -> item.candidate().id().equals(id)).findFirst();
  }

  /// The items that share an id, by that id; a blank id is no id.
  public Map<String, List<BatchItem>> duplicates() {
    Map<String, List<BatchItem>> byId =
        items.stream()
            .filter(item -> !item.candidate().id().isBlank())
            .collect(
                Collectors.groupingBy(
                    item -> item.candidate().id(), LinkedHashMap::new, Collectors.toList()));
    byId.values().removeIf(same -> same.size() < 2);
    return byId;
  }

  /// All that should be said of the batch before its candidates: what could not be read, and ids
  /// that stand twice.
  public List<BatchProblem> notices() {
    Stream<BatchProblem> twice =
        duplicates().entrySet().stream()
            .map(
                same ->
                    new BatchProblem(
                        same.getValue().getLast().line(),
                        same.getValue().getLast().place(),
                        "The id %s stands in %s. Each candidate needs an id of its own."
                            .formatted(
                                same.getKey(),
                                same.getValue().stream()
                                    .map(item -> "line " + item.line())
                                    .collect(Collectors.joining(", ")))));
    return Stream.concat(problems.stream(), twice).toList();
  }
}
