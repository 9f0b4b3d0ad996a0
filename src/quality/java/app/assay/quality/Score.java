package app.assay.quality;

import app.assay.text.Span;
import java.util.List;

/// Hits and misses of a detector. An alarm is right when it shares a character with a label of its
/// point; a label is found when an alarm of its point shares a character with it.
///
/// @param right alarms that are right
/// @param alarms all alarms
/// @param found labels that were found
/// @param labels all labels
record Score(int right, int alarms, int found, int labels) {

  static final Score NONE = new Score(0, 0, 0, 0);

  static Score of(List<Span> alarms, List<Span> labels) {
    int right = (int) alarms.stream().filter(a -> labels.stream().anyMatch(a::overlaps)).count();
    int found = (int) labels.stream().filter(l -> alarms.stream().anyMatch(l::overlaps)).count();
    return new Score(right, alarms.size(), found, labels.size());
  }

  Score plus(Score other) {
    return new Score(
        right + other.right, alarms + other.alarms, found + other.found, labels + other.labels);
  }

  /// Such as `.82 [.71, .90]`, or a dash where there is nothing to divide by.
  String precision() {
    return Wilson.text(right, alarms);
  }

  String recall() {
    return Wilson.text(found, labels);
  }
}
