package app.assay.ui.judge.model;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A question of the vault as the table shows it.
///
/// @param why in words why it is open, empty once it is answered
/// @param said who was heard; what they said as well once it is answered
/// @param since when it came into the queue
/// @param next when a model may be asked again
public record QuestionRow(
    String id,
    String about,
    String gate,
    String subject,
    State state,
    String why,
    String said,
    int attempts,
    Instant since,
    Optional<Instant> next,
    List<CriterionSaid> criteria) {

  public QuestionRow {
    criteria = List.copyOf(criteria);
  }

  /// What was said of one criterion.
  public record CriterionSaid(String criterion, List<SaidWords.Line> lines) {

    public CriterionSaid {
      lines = List.copyOf(lines);
    }
  }

  /// How far a question is.
  public enum State {
    /// Only a person, or other settings, can help.
    PERSON,
    /// A model is asked again later.
    LATER,
    /// A model may be asked now.
    DUE,
    ANSWERED;

    public boolean isOpen() {
      return this != ANSWERED;
    }
  }

  /// What it is about without the folders.
  public String place() {
    return about.substring(about.lastIndexOf('/') + 1);
  }

  /// True when every word occurs in it somewhere.
  boolean has(List<String> words) {
    String all =
        String.join("\n", about, gate, subject, why, said).toLowerCase(Locale.getDefault());
    return words.stream().allMatch(all::contains);
  }
}
