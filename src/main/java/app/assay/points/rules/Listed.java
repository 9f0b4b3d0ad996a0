package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds where a paragraph or heading announces a number of things and the list or table right
/// after it has another: "The procedure has six steps." over seven of them.
final class Listed {

  /// A longer list is seldom counted.
  private static final int MOST = 12;

  /// A list that misses by more is a list of something else.
  private static final int FARTHEST = 2;

  /// What a list may be said to be made of wherever its number stands.
  private static final WordSet PARTS = WordLists.words("list-parts");

  /// A longer sentence before a table says more than what it shows.
  private static final int LONGEST_LEAD = 12;

  /// What a table sets side by side.
  private static final WordSet SIDE_BY_SIDE = WordLists.words("side-by-side");

  private static final WordSet COMPARED = WordLists.words("compared");

  private final List<PlacedBlock> blocks;
  private final List<Announced> found = new ArrayList<>();

  private Listed(List<PlacedBlock> blocks) {
    this.blocks = blocks;
  }

  static List<Announced> in(DocumentReading document) {
    Listed listed = new Listed(document.blocks());
    for (int i = 0; i + 1 < listed.blocks.size(); i++) {
      if (listed.isBeforeList(i)) {
        listed.read(i);
      }
    }
    return listed.found;
  }

  /// True for a number of what the list or table right after its block has.
  static boolean isOfList(DocumentReading document, PlacedBlock block, Quantity quantity) {
    int at = document.indexAt(block.start());
    return new Listed(document.blocks()).isBeforeList(at) && announced(block).contains(quantity);
  }

  private boolean isBeforeList(int at) {
    if (at + 1 >= blocks.size()) {
      return false;
    }
    BlockKind kind = blocks.get(at).reading().kind();
    BlockKind next = blocks.get(at + 1).reading().kind();
    boolean lists = next == BlockKind.LIST_ITEM || next == BlockKind.TABLE;
    return lists && (kind == BlockKind.PARAGRAPH || kind == BlockKind.HEADING);
  }

  private void read(int at) {
    List<Quantity> announced = announced(blocks.get(at));
    if (announced.isEmpty()) {
      return;
    }
    PlacedBlock next = blocks.get(at + 1);
    if (next.reading().kind() == BlockKind.TABLE) {
      readTable(blocks.get(at), announced, next);
    } else {
      readList(blocks.get(at), announced, at + 1);
    }
  }

  /// The numbers that its last sentence leads in with, or those of parts that its last two name.
  private static List<Quantity> announced(PlacedBlock block) {
    List<Sentence> sentences = block.reading().sentences();
    List<Quantity> announced = new ArrayList<>();
    for (int i = Math.max(0, sentences.size() - 2); i < sentences.size(); i++) {
      Sentence sentence = sentences.get(i);
      if (sentence.isQuestion() || sentence.has(Cue.DISCREPANCY)) {
        continue;
      }
      if (i < sentences.size() - 1 && endsInColon(sentences.getLast())) {
        continue;
      }
      boolean leads =
          i == sentences.size() - 1
              && (block.reading().kind() == BlockKind.HEADING || endsInColon(sentence));
      for (Quantity quantity : sentence.quantities()) {
        boolean opens =
            quantity.from() == sentence.from()
                && sentence.tokens().is(quantity.from(), TokenClass.WORD);
        boolean heading = block.reading().kind() == BlockKind.HEADING;
        if (Announcements.isAnnounced(quantity)
            && (!quantity.noun().isEmpty() || (leads && isOfNew(quantity)))
            && quantity.low() <= MOST
            && (heading ? opens : leads || isOfParts(quantity) || isCompared(quantity))) {
          announced.add(quantity);
        }
      }
    }
    return announced;
  }

  private static boolean endsInColon(Sentence sentence) {
    return sentence.tokens().is(sentence.to() - 1, TokenClass.COLON);
  }

  /// "Three candidates" in a short sentence, over a table of options.
  private static boolean isCompared(Quantity quantity) {
    return quantity.sentence().words() <= LONGEST_LEAD
        && quantity.sentence().tokens().isOneOf(quantity.to() - 1, COMPARED);
  }

  private static boolean isOfParts(Quantity quantity) {
    return quantity.sentence().tokens().isOneOf(quantity.to() - 1, PARTS);
  }

  private void readList(PlacedBlock block, List<Quantity> announced, int first) {
    int level = blocks.get(first).reading().level();
    int items = 0;
    PlacedBlock last = blocks.get(first);
    for (int i = first; i < blocks.size(); i++) {
      PlacedBlock item = blocks.get(i);
      BlockKind kind = item.reading().kind();
      if (kind == BlockKind.LIST_ITEM && item.reading().level() <= level) {
        if (item.reading().level() < level) {
          return;
        }
        items++;
        last = item;
      } else if (kind.speaks() && kind != BlockKind.LIST_ITEM && !isIndented(item)) {
        break;
      }
    }
    report(block, announced, items, last);
  }

  /// A paragraph within an item.
  private static boolean isIndented(PlacedBlock block) {
    return block.reading().text().startsWith("  ") || block.reading().text().startsWith("\t");
  }

  /// Under a corner without words the things compared are the columns as well as the rows.
  private void readTable(PlacedBlock block, List<Quantity> announced, PlacedBlock table) {
    Grid grid = Grid.of(table.reading()).orElseThrow();
    StemSet header = grid.cell(0, 0).map(Sentence::stems).orElse(StemSet.EMPTY);
    int rows = 0;
    for (int row = 1; row < grid.rows(); row++) {
      rows += grid.cell(row, 0).filter(s -> !Stated.isTotal(s)).isPresent() ? 1 : 0;
    }
    StemSet all = header;
    for (int column = 1; column < grid.columns(); column++) {
      all = all.plus(grid.cell(0, column).map(Sentence::stems).orElse(StemSet.EMPTY));
    }
    StemSet over = all;
    List<Quantity> same =
        announced.stream()
            .filter(q -> q.low() != grid.columns() - 1 || !areColumns(q, grid))
            .filter(
                q ->
                    !q.noun().isDisjoint(over)
                        || isLeadIn(q)
                        || (isCompared(q) && COMPARED.contains(grid.header(0))))
            .toList();
    report(block, same, rows, table);
  }

  /// "How the two halls compare:"
  private static boolean areColumns(Quantity quantity, Grid grid) {
    return grid.cell(0, 0).isEmpty() || Wording.has(quantity.sentence(), SIDE_BY_SIDE);
  }

  /// "Five colleagues joined us in January:", "we agreed on six actions:"; a number within such a
  /// sentence, "tested on two machines, with these results:", is of something else.
  private static boolean isLeadIn(Quantity quantity) {
    Sentence sentence = quantity.sentence();
    boolean last = quantity.to() >= sentence.to() - 1;
    return sentence.tokens().is(sentence.to() - 1, TokenClass.COLON)
        ? last || quantity.from() == sentence.from()
        : last && isOfParts(quantity);
  }

  /// "Five new colleagues": the noun stands behind "new".
  private static boolean isOfNew(Quantity quantity) {
    Sentence sentence = quantity.sentence();
    return quantity.from() == sentence.from()
        && quantity.to() < sentence.to()
        && sentence.tokens().isWord(quantity.to(), "new");
  }

  /// Reports the number nearest to the list, unless another of them is right.
  private void report(PlacedBlock block, List<Quantity> announced, int items, PlacedBlock last) {
    boolean right = announced.stream().anyMatch(q -> q.low() == items);
    if (announced.isEmpty() || right || items < 2) {
      return;
    }
    Quantity count = announced.getLast();
    Optional<Sentence> end =
        last.reading().sentences().stream()
            .filter(s -> s.cell().map(c -> c.column() == 0 && c.row() == items).orElse(true))
            .findFirst();
    boolean explained = last.reading().sentences().stream().anyMatch(s -> s.has(Cue.DISCREPANCY));
    if (end.isEmpty() || explained || Math.abs(count.low() - items) > FARTHEST) {
      return;
    }
    Span number = count.sentence().tokens().span(count.from(), count.from() + 1);
    found.add(
        new Announced(
            count,
            block.place(number),
            block.place(count.span()),
            last.place(end.get().span()),
            items,
            false,
            true));
  }
}
