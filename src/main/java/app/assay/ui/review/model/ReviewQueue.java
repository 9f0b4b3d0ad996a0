package app.assay.ui.review.model;

import app.assay.cgd.Round;
import app.assay.hitl.ReviewOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// All that is asked, in order: Round A shuffled for the reviewer, Round B the oldest document
/// first.
public final class ReviewQueue {

  /// Nothing to ask.
  public static final ReviewQueue EMPTY = new ReviewQueue(List.of(), List.of());

  private final List<ReviewDocument> documents;
  private final List<ReviewEntry> entries;

  private ReviewQueue(List<ReviewDocument> documents, List<ReviewEntry> entries) {
    this.documents = List.copyOf(documents);
    this.entries = List.copyOf(entries);
  }

  /// Puts what waits in order.
  ///
  /// @param reviewer by whose name Round A is shuffled
  public static ReviewQueue of(List<ReviewDocument> documents, String reviewer) {
    List<ReviewDocument> oldestFirst =
        documents.stream()
            .filter(d -> !d.items().isEmpty())
            .sorted(
                Comparator.comparing(ReviewDocument::processed).thenComparing(ReviewDocument::path))
            .toList();
    String hashes =
        oldestFirst.stream().map(ReviewDocument::sha256).collect(Collectors.joining("\n"));
    List<ReviewEntry> all = oldestFirst.stream().flatMap(d -> entriesOf(d).stream()).toList();
    List<ReviewEntry> ordered =
        new ArrayList<>(ReviewOrder.shuffle(of(all, Round.A), reviewer, hashes));
    ordered.addAll(of(all, Round.B));
    return new ReviewQueue(oldestFirst, ordered);
  }

  public List<ReviewDocument> documents() {
    return documents;
  }

  public Optional<ReviewDocument> document(Path file) {
    return documents.stream().filter(d -> d.file().equals(file)).findFirst();
  }

  /// All of them, Round A first.
  public List<ReviewEntry> entries() {
    return entries;
  }

  /// Those of one round.
  public List<ReviewEntry> entries(Round round) {
    return of(entries, round);
  }

  /// Round A in lists of fewer than ten.
  public List<List<ReviewEntry>> lists() {
    return ReviewOrder.inLists(entries(Round.A));
  }

  public Optional<ReviewEntry> find(ClaimKey key) {
    return entries.stream().filter(e -> e.key().equals(key)).findFirst();
  }

  /// The same order with one document as it is now; what is new in it comes last.
  public ReviewQueue with(ReviewDocument changed) {
    Map<ClaimKey, ReviewEntry> fresh =
        entriesOf(changed).stream()
            .collect(
                Collectors.toMap(
                    ReviewEntry::key, Function.identity(), (a, b) -> a, LinkedHashMap::new));
    List<ReviewEntry> next = new ArrayList<>();
    for (ReviewEntry entry : entries) {
      if (entry.key().file().equals(changed.file())) {
        Optional.ofNullable(fresh.remove(entry.key())).ifPresent(next::add);
      } else {
        next.add(entry);
      }
    }
    next.addAll(fresh.values());
    List<ReviewEntry> ordered = new ArrayList<>(of(next, Round.A));
    ordered.addAll(of(next, Round.B));
    return new ReviewQueue(
        documents.stream().map(d -> d.file().equals(changed.file()) ? changed : d).toList(),
        ordered);
  }

  private static List<ReviewEntry> entriesOf(ReviewDocument document) {
    return document.items().stream().map(item -> new ReviewEntry(document, item)).toList();
  }

  private static List<ReviewEntry> of(List<ReviewEntry> entries, Round round) {
    return entries.stream().filter(e -> e.round() == round).toList();
  }
}
