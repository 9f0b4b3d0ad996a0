package app.assay.distillery.layer2;

import app.assay.judge.Evidence;
import java.util.List;

/// What could be opened for a question.
///
/// @param evidence in the order in which it is shown; empty where nothing could be opened, and then
///   a model's word counts for nothing
/// @param notes what was looked for and not opened, and why, a sentence each
public record Sight(List<Evidence> evidence, List<String> notes) {

  /// Nothing was looked for yet.
  public static final Sight EMPTY = new Sight(List.of(), List.of());

  public Sight {
    evidence = List.copyOf(evidence);
    notes = List.copyOf(notes);
  }

  /// Nothing could be looked for.
  public static Sight none(String why) {
    return new Sight(List.of(), List.of(why));
  }
}
