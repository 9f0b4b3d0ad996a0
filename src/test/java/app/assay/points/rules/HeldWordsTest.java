package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReader;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.text.LineIndex;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Detectors pass over blocks that hold none of their words: none may be passed over that does.
class HeldWordsTest {

  private static final String TEXT =
      """
      # Minutes of the meeting

      The pump was switched off in May. Most of the nine owners voted for it.

      - It may be raised from 10 s to 30 s, he said.

      | Step | Day |
      |---|---|
      | Opening of the hall | 4 May 2026 |
      """;

  private static final DocumentReading READING =
      new DocumentReader(Lexicon.load()).read(TEXT, new LineIndex(TEXT), List.of());

  private static boolean isIn(Sentence sentence, WordSet set) {
    return Wording.hasWithin(sentence, sentence.from(), sentence.to(), set);
  }

  @Test
  void aBlockMayHoldWhateverOneOfItsSentencesHolds() {
    int held = 0;
    Collection<WordSet> sets = WordLists.family("").values();
    for (WordSet set : sets) {
      for (PlacedBlock block : READING.blocks()) {
        for (Sentence sentence : block.reading().sentences()) {
          if (isIn(sentence, set)) {
            held++;
            assertThat(sentence.mayHold(set)).isTrue();
            assertThat(block.reading().mayHold(set)).isTrue();
          }
        }
      }
    }
    assertThat(held).isGreaterThan(sets.size() / 10);
  }

  @Test
  void aBlockWithoutAWordOfASetIsPassedOver() {
    WordSet set = WordLists.words("staleness");

    assertThat(READING.blocks()).noneMatch(block -> block.reading().mayHold(set));
  }
}
