package app.assay.points.rules;

import app.assay.points.reading.BlockReading;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// How often the words of a text stand in it, by which two sentences can be seen to be of one
/// thing.
final class Topics {

  /// A word that stands in more blocks is what the text is about.
  private static final int RARE = 5;

  private final List<PlacedBlock> all;

  /// How many blocks hold a word; counted when somebody asks, as few texts make anybody do.
  private final Map<Integer, Integer> blocks = new HashMap<>();

  private boolean counted;

  private Topics(DocumentReading document) {
    this.all = document.blocks();
  }

  static Topics of(DocumentReading document) {
    return document.derive(Topics.class, Topics::new);
  }

  private void count(BlockReading block) {
    StemSet words = StemSet.EMPTY;
    for (Sentence sentence : block.sentences()) {
      words = sentence.cell().isPresent() ? words : words.plus(sentence.stems());
    }
    words = words.map(Synonyms::of);
    for (int i = 0; i < words.size(); i++) {
      blocks.merge(words.get(i), 1, Integer::sum);
    }
  }

  /// How many of some words are rare in the text and name something.
  int telling(StemSet words) {
    if (!counted) {
      all.forEach(block -> count(block.reading()));
      counted = true;
    }
    int telling = 0;
    for (int i = 0; i < words.size(); i++) {
      int word = words.get(i);
      boolean rare = blocks.getOrDefault(word, 0) <= RARE;
      telling += rare && !Synonyms.isUnspecific(word) ? 1 : 0;
    }
    return telling;
  }
}
