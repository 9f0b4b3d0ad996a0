package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import java.util.List;
import java.util.Optional;

/// A row that says when a paper was issued and until when it holds: "Statement H-208, issued 12
/// March 2025 | until 11 March 2024".
final class ValidUntil {

  private static final WordSet ISSUED = WordLists.words("valid-issued");

  private static final WordSet UNTIL = WordLists.words("lasted-until");

  /// Before "until" stands no more than "valid".
  private static final int LEAD = 2;

  private ValidUntil() {}

  /// The day on which it was issued and the one before that, until which it holds.
  static Optional<List<DateMention>> in(List<Sentence> row) {
    Optional<DateMention> issued = one(row, ISSUED, Integer.MAX_VALUE);
    Optional<DateMention> until = one(row, UNTIL, LEAD);
    return issued.isPresent()
            && until.isPresent()
            && issued.get().from() < until.get().from()
            && DatePairs.isBefore(until.get(), issued.get())
        ? Optional.of(List.of(issued.get(), until.get()))
        : Optional.empty();
  }

  /// The one date of the row behind one of some words.
  private static Optional<DateMention> one(List<Sentence> row, WordSet words, int lead) {
    List<DateMention> found =
        row.stream()
            .flatMap(
                cell ->
                    cell.dates().stream()
                        .filter(d -> d.from() > cell.from() && d.from() - cell.from() <= lead)
                        .filter(d -> cell.tokens().isOneOf(d.from() - 1, words)))
            .toList();
    return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
  }
}
