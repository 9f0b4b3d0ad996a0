package app.assay.distillery.layer2;

import app.assay.judge.Evidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a candidate is held against, the closest first.
///
/// @param related at most nine: eight and the entry its author named
/// @param skipped why R6 cannot be judged at all, a sentence; empty when it can
/// @param notes what was not compared and why, a sentence each
public record Shortlist(List<Related> related, Optional<String> skipped, List<String> notes) {

  private static final String ENTRY = "e";
  private static final String FEEDBACK = "f";

  public Shortlist {
    related = List.copyOf(related);
    notes = List.copyOf(notes);
  }

  /// A piece of evidence for each, `e1` being the first, then what readers said of them.
  public List<Evidence> evidence() {
    List<Evidence> evidence = new ArrayList<>();
    for (int i = 0; i < related.size(); i++) {
      Related one = related.get(i);
      evidence.add(new Evidence(ENTRY + (i + 1), one.source(), one.text()));
    }
    for (int i = 0; i < related.size(); i++) {
      Related one = related.get(i);
      for (int j = 0; j < one.signals().size(); j++) {
        evidence.add(
            new Evidence(
                "%s%d-%d".formatted(FEEDBACK, i + 1, j + 1),
                "feedback on " + one.source(),
                one.signals().get(j).label()));
      }
    }
    return evidence;
  }

  /// What a piece of evidence is about.
  public Optional<Related> of(String evidence) {
    for (int i = 0; i < related.size(); i++) {
      if (evidence.equals(ENTRY + (i + 1)) || evidence.startsWith(FEEDBACK + (i + 1) + "-")) {
        return Optional.of(related.get(i));
      }
    }
    return Optional.empty();
  }
}
