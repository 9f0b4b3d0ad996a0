package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds where a text counts things and then tells their parts, in the next sentence or behind a
/// semicolon, which add up to another number.
final class PartsTold {

  /// In a sentence of their own so many parts are those of a whole.
  private static final int PARTS = 3;

  private final PlacedBlock block;
  private final List<Announced> found = new ArrayList<>();

  private PartsTold(PlacedBlock block) {
    this.block = block;
  }

  /// Those of a block of prose.
  static List<Announced> in(PlacedBlock block) {
    PartsTold parts = new PartsTold(block);
    List<Sentence> sentences = block.reading().sentences();
    for (int i = 0; block.reading().holdsValue() && i < sentences.size(); i++) {
      parts.read(sentences.get(i));
      if (i > 0) {
        parts.read(sentences.get(i - 1), sentences.get(i));
      }
    }
    return parts.found;
  }

  /// "The inventory holds 63 systems. Five are of high risk, fourteen of limited and forty-two of
  /// minimal."
  private void read(Sentence before, Sentence sentence) {
    if (sentence.has(TokenClass.COMMA) && sentence.cell().isEmpty()) {
      read(before, before.to(), sentence, sentence.from(), PARTS);
    }
  }

  /// "312 people were drawn; 160 to video and 161 to the practice."
  private void read(Sentence sentence) {
    for (int i = sentence.from() + 1; i < sentence.to(); i++) {
      if (sentence.tokens().is(i, ';')) {
        read(sentence, i, sentence, i + 1, 2);
      }
    }
  }

  /// @param wholes before which token the whole stands in its sentence
  private void read(Sentence before, int wholes, Sentence sentence, int from, int fewest) {
    boolean opens =
        sentence.quantities().stream()
            .anyMatch(q -> q.from() == from && q.isCount() && q.noun().isEmpty());
    if (!opens || before.isQuestion() || before.has(Cue.DISCREPANCY)) {
      return;
    }
    int end = Announcements.end(sentence, from);
    Optional<Tally> tally = Tally.of(sentence, from, end).filter(t -> t.parts() >= fewest);
    if (tally.isEmpty() || sentence.has(Cue.DISCREPANCY)) {
      return;
    }
    long sum = tally.get().sum();
    Span listing = block.place(sentence.tokens().span(from, end));
    List<Quantity> counts =
        before.quantities().stream()
            .filter(q -> q.to() <= wholes && Announcements.isAnnounced(q) && !q.noun().isEmpty())
            .toList();
    if (counts.stream().noneMatch(q -> q.low() == sum)) {
      counts.stream()
          .filter(q -> tally.get().misses(q.low()))
          .reduce((one, other) -> other)
          .ifPresent(q -> found.add(Announced.of(block, q, listing, sum, true)));
    }
  }
}
