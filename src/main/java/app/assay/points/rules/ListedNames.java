package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// A sentence of nothing but names, with what its heading or the question before it calls them:
/// "Colours" over "Chalk, Heather and Slate.", "Which countries are those? Austria and Norway."
final class ListedNames {

  /// Two names may be an example.
  private static final int FEWEST = 3;

  private static final WordSet WHICH = WordLists.words("which");

  private ListedNames() {}

  /// @param at a paragraph's place among the blocks
  static Optional<NamedListing> of(List<PlacedBlock> blocks, int at) {
    PlacedBlock block = blocks.get(at);
    List<Sentence> sentences = block.reading().sentences();
    for (int i = 0; i < Math.min(2, sentences.size()); i++) {
      Sentence sentence = sentences.get(i);
      long names = names(sentence);
      Optional<Sentence> title = names < FEWEST ? Optional.empty() : title(blocks, at, i);
      int head = title.map(ListedNames::head).orElse(0);
      if (head != 0) {
        return Optional.of(
            new NamedListing(
                head,
                title.get().stems(),
                block.place(
                    sentence
                        .tokens()
                        .span(sentence.from(), Announcements.end(sentence, sentence.from()))),
                (int) names,
                at,
                true));
      }
    }
    return Optional.empty();
  }

  /// The question right before a sentence, or the heading over its paragraph where it is the first.
  private static Optional<Sentence> title(List<PlacedBlock> blocks, int at, int sentence) {
    if (sentence > 0) {
      return Optional.of(blocks.get(at).reading().sentences().get(sentence - 1))
          .filter(Sentence::isQuestion);
    }
    BlockReading before = at == 0 ? null : blocks.get(at - 1).reading();
    return before != null && before.kind() == BlockKind.HEADING && before.sentences().size() == 1
        ? Optional.of(before.sentences().getFirst())
        : Optional.empty();
  }

  /// How many names a sentence lists that says nothing else, or 0.
  private static long names(Sentence sentence) {
    if (!sentence.has(TokenClass.COMMA) || sentence.isQuestion()) {
      return 0;
    }
    int end = Announcements.end(sentence, sentence.from());
    if (!Enumeration.mayBeBrief(sentence.tokens(), sentence.from(), end)) {
      return 0;
    }
    Enumeration list = new Enumeration(sentence, sentence.from(), end);
    return list.isPlain() && list.isBrief() && list.isNames() && list.endsInAnd()
        ? list.countFor(0)
        : 0;
  }

  /// Of "Which countries are those?" the countries, of "Our colours" the last word; or 0.
  private static int head(Sentence title) {
    Tokens tokens = title.tokens();
    for (int i = title.from(); i + 1 < title.to(); i++) {
      if (tokens.isOneOf(i, WHICH)) {
        return title.stem(i + 1);
      }
    }
    return title.isQuestion() || title.words() > 2 ? 0 : title.stem(title.to() - 1);
  }
}
