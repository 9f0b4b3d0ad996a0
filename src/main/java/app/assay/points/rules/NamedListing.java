package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A list or table with what its heading or its first column calls the things it has.
///
/// @param head the stem of what the things are called
/// @param names the stems of all words that say so
/// @param place where the last of the things stands
/// @param items how many there are
/// @param last the place of its last block among those of the text
/// @param titled whether it is a list under a heading that says so
record NamedListing(int head, StemSet names, Span place, int items, int last, boolean titled) {

  /// A longer heading says more than what is listed.
  private static final int LONGEST = 4;

  /// Over a column that only numbers the rows.
  private static final WordSet NUMBERS = WordLists.words("row-numbers");

  /// All of a text, those that are named twice once for each name.
  static List<NamedListing> in(List<PlacedBlock> blocks) {
    List<NamedListing> all = new ArrayList<>();
    int heading = -1;
    int listings = 0;
    for (int i = 0; i < blocks.size(); i++) {
      BlockKind kind = blocks.get(i).reading().kind();
      if (kind == BlockKind.HEADING) {
        heading = i;
        listings = 0;
      } else if (kind == BlockKind.LIST_ITEM) {
        Items items = Items.from(blocks, i);
        listings++;
        if (heading >= 0 && listings == 1 && items.count > 1) {
          of(blocks.get(heading).reading(), items.count, items.last, blocks).ifPresent(all::add);
        }
        i = items.end - 1;
      } else if (kind == BlockKind.PARAGRAPH) {
        ListedNames.of(blocks, i).ifPresent(all::add);
      } else if (kind == BlockKind.TABLE) {
        listings++;
        table(blocks, heading >= 0 && listings == 1 ? heading : -1, i, all);
      }
    }
    return all;
  }

  /// The items of one level that follow each other.
  private record Items(int count, int last, int end) {

    static Items from(List<PlacedBlock> blocks, int first) {
      int level = blocks.get(first).reading().level();
      int count = 0;
      int last = first;
      int at = first;
      for (; at < blocks.size(); at++) {
        BlockReading item = blocks.get(at).reading();
        if (item.kind() == BlockKind.LIST_ITEM) {
          if (item.level() < level) {
            return new Items(0, first, at);
          }
          count += item.level() == level ? 1 : 0;
          last = item.level() == level ? at : last;
        } else if (item.kind().speaks() && !item.text().startsWith("  ")) {
          break;
        }
      }
      return new Items(count, last, at);
    }
  }

  private static void table(List<PlacedBlock> blocks, int heading, int at, List<NamedListing> all) {
    Grid grid = Grid.of(blocks.get(at).reading()).orElseThrow();
    String first = grid.header(0).replace(".", "");
    boolean numbers = first.equals("#") || first.isEmpty() || NUMBERS.contains(first);
    int column = grid.columns() > 1 && numbers ? 1 : 0;
    int rows = 0;
    Sentence last = null;
    for (int row = 1; row < grid.rows(); row++) {
      Optional<Sentence> label = grid.cell(row, column);
      if (label.isEmpty() || Stated.isTotal(label.get()) || !isThing(label.get())) {
        continue;
      }
      rows++;
      last = label.get();
    }
    if (last == null || rows < 2) {
      return;
    }
    int items = rows;
    Span place = blocks.get(at).place(last.span());
    grid.cell(0, column)
        .filter(h -> h.words() <= 2)
        .flatMap(h -> of(h, place, items, at, false))
        .ifPresent(all::add);
    if (heading >= 0) {
      title(blocks.get(heading).reading())
          .flatMap(h -> of(h, place, items, at, false))
          .ifPresent(all::add);
    }
  }

  private static boolean isThing(Sentence label) {
    return label.quantities().stream().noneMatch(q -> q.from() == label.from() && q.isCount());
  }

  /// None where the last thing is a mark without words.
  private static Optional<NamedListing> of(
      BlockReading heading, int items, int last, List<PlacedBlock> blocks) {
    return blocks.get(last).reading().sentences().stream()
        .findFirst()
        .map(s -> blocks.get(last).place(s.span()))
        .flatMap(place -> title(heading).flatMap(h -> of(h, place, items, last, true)));
  }

  private static Optional<Sentence> title(BlockReading heading) {
    List<Sentence> sentences = heading.sentences();
    return sentences.size() == 1 && sentences.getFirst().words() <= LONGEST
        ? Optional.of(sentences.getFirst())
        : Optional.empty();
  }

  private static Optional<NamedListing> of(
      Sentence name, Span place, int items, int last, boolean titled) {
    for (int i = name.to() - 1; i >= name.from(); i--) {
      if (name.tokens().is(i, TokenClass.WORD)) {
        return Optional.of(
            new NamedListing(name.stem(i), name.stems(), place, items, last, titled));
      }
    }
    return Optional.empty();
  }
}
