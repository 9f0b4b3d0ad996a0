package app.assay.ui.review.model;

import app.assay.cgd.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Where the reviewer is: the round, the list of Round A, and what is selected.
final class Position {

  private final Answers answers;
  private ReviewQueue queue = ReviewQueue.EMPTY;
  private Round round = Round.A;
  private int list;
  private List<ClaimKey> selected = List.of();

  Position(Answers answers) {
    this.answers = answers;
  }

  ReviewQueue queue() {
    return queue;
  }

  Round round() {
    return round;
  }

  /// 0-based list of Round A.
  int list() {
    return list;
  }

  List<ClaimKey> selected() {
    return selected;
  }

  /// The claims on the screen: a list of Round A, or all of Round B.
  List<ReviewEntry> shown() {
    if (round == Round.B) {
      return queue.entries(Round.B);
    }
    List<List<ReviewEntry>> lists = queue.lists();
    return list < lists.size() ? lists.get(list) : List.of();
  }

  /// Begins anew, at the first claim without an answer.
  void begin(ReviewQueue fresh) {
    queue = fresh;
    selected = List.of();
    goTo(firstUnanswered().or(() -> queue.entries().stream().findFirst()));
  }

  /// Takes a queue in which a document changed; stays where it is when that is still there.
  void update(ReviewQueue changed) {
    queue = changed;
    List<ClaimKey> still = selected.stream().filter(k -> queue.find(k).isPresent()).toList();
    if (still.isEmpty()) {
      begin(changed);
    } else {
      show(still);
    }
  }

  /// Turns to a round, at its first claim without an answer.
  void turnTo(Round wanted) {
    List<ReviewEntry> entries = queue.entries(wanted);
    goTo(entries.stream().filter(this::isOpen).findFirst().or(() -> entries.stream().findFirst()));
  }

  /// Selects claims on the screen; in Round B only one at a time.
  void select(List<ClaimKey> keys) {
    List<ClaimKey> here = shown().stream().map(ReviewEntry::key).filter(keys::contains).toList();
    selected = round == Round.B && here.size() > 1 ? List.of(here.getFirst()) : here;
  }

  /// Turns to claims wherever they are, as after an undo.
  void show(List<ClaimKey> keys) {
    Optional<ReviewEntry> first =
        keys.stream().map(queue::find).flatMap(Optional::stream).findFirst();
    if (first.isPresent()) {
      goTo(first);
      select(keys);
    }
  }

  /// The next claim without an answer after the selected ones; stays when there is none.
  void advance() {
    List<ReviewEntry> shown = shown();
    int last = -1;
    for (int i = 0; i < shown.size(); i++) {
      last = selected.contains(shown.get(i).key()) ? i : last;
    }
    List<ReviewEntry> order = new ArrayList<>(shown.subList(last + 1, shown.size()));
    order.addAll(shown.subList(0, last + 1));
    Optional<ReviewEntry> next =
        order.stream().filter(this::isOpen).findFirst().or(this::firstUnanswered);
    if (next.isPresent()) {
      goTo(next);
    }
  }

  private Optional<ReviewEntry> firstUnanswered() {
    return queue.entries().stream().filter(this::isOpen).findFirst();
  }

  private boolean isOpen(ReviewEntry entry) {
    return answers.of(entry.key()).isEmpty();
  }

  private void goTo(Optional<ReviewEntry> entry) {
    if (entry.isEmpty()) {
      return;
    }
    round = entry.get().round();
    List<List<ReviewEntry>> lists = queue.lists();
    for (int i = 0; round == Round.A && i < lists.size(); i++) {
      list = lists.get(i).contains(entry.get()) ? i : list;
    }
    selected = List.of(entry.get().key());
  }
}
