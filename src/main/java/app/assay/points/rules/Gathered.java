package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Finds where a text counts things and lists them elsewhere, in a list or table that is called
/// after them: "the guideline sets seven rules", and eight stand under "The rules".
final class Gathered {

  /// A longer list is seldom counted.
  private static final int MOST = 12;

  /// Two or one may be any two.
  private static final int FEWEST = 3;

  private static final WordSet WHOLE = WordLists.words("whole");

  private static final WordSet HOLDS = WordLists.words("holds-things");

  private static final WordSet IN_ALL = WordLists.words("in-all");

  /// A list that misses by more is a list of something else.
  private static final int FARTHEST = 2;

  /// A name that more listings bear says of none of them that it is meant; and a text of nothing
  /// but such listings is not asked for each of them at each number.
  private static final int ALIKE = 20;

  private final List<PlacedBlock> blocks;
  private final Map<Integer, List<NamedListing>> byHead = new HashMap<>();
  private final Map<Integer, List<NamedListing>> byLast = new HashMap<>();
  private final List<Announced> found = new ArrayList<>();
  private boolean listed;

  private Gathered(DocumentReading document) {
    this.blocks = document.blocks();
  }

  static List<Announced> in(DocumentReading document) {
    Gathered gathered = new Gathered(document);
    for (int i = 0; i < gathered.blocks.size(); i++) {
      gathered.read(i);
    }
    return gathered.found;
  }

  /// Looked for when a number is told that may be that of one.
  private void findListings() {
    if (!listed) {
      listed = true;
      for (NamedListing listing : NamedListing.in(blocks)) {
        byHead.computeIfAbsent(listing.head(), h -> new ArrayList<>()).add(listing);
        byLast.computeIfAbsent(listing.last(), l -> new ArrayList<>()).add(listing);
      }
    }
  }

  private void read(int at) {
    PlacedBlock block = blocks.get(at);
    BlockKind kind = block.reading().kind();
    if ((kind != BlockKind.PARAGRAPH && kind != BlockKind.LIST_ITEM)
        || !block.reading().holdsValue()) {
      return;
    }
    for (Sentence sentence : block.reading().sentences()) {
      if (!sentence.isQuestion() && !sentence.hasAny(Cue.DISCREPANCY, Cue.HYPOTHETICAL)) {
        for (Quantity quantity : sentence.quantities()) {
          if (quantity.low() >= FEWEST
              && quantity.low() <= MOST
              && Announcements.isAnnounced(quantity)) {
            compare(at, quantity);
          }
        }
      }
    }
  }

  private void compare(int at, Quantity quantity) {
    Sentence sentence = quantity.sentence();
    int last = quantity.to() - 1;
    int head = sentence.stem(last);
    if (last == quantity.from() || !quantity.noun().contains(head)) {
      return;
    }
    findListings();
    StemSet told = quantity.noun().without(StemSet.of(head));
    String before = Wording.before(sentence, quantity.from());
    NamedListing nearest = null;
    List<NamedListing> alike = byHead.getOrDefault(head, List.of());
    for (NamedListing listing : alike.size() > ALIKE ? List.<NamedListing>of() : alike) {
      if (told.isWithin(listing.names())) {
        if (listing.items() == quantity.low() || isExplained(listing)) {
          return;
        }
        if (nearest == null && isOfAll(quantity, before, listing)) {
          nearest = listing;
        }
      }
    }
    List<NamedListing> these =
        before.equals("these") ? byLast.getOrDefault(at - 1, List.of()) : List.of();
    for (NamedListing listing : these) {
      if (listing.items() == quantity.low() || isExplained(listing)) {
        return;
      }
      nearest = listing;
    }
    if (nearest != null && Math.abs(nearest.items() - quantity.low()) <= FARTHEST) {
      Announced announced =
          Announced.of(blocks.get(at), quantity, nearest.place(), nearest.items(), false);
      found.add(isTable(nearest) ? announced.atNumber() : announced);
    }
  }

  private boolean isExplained(NamedListing listing) {
    return blocks.get(listing.last()).reading().sentences().stream()
        .anyMatch(s -> s.has(Cue.DISCREPANCY));
  }

  private boolean isTable(NamedListing listing) {
    return blocks.get(listing.last()).reading().kind() == BlockKind.TABLE;
  }

  /// Whether a number is one of all the things there are: a text often speaks of some of them only.
  private static boolean isOfAll(Quantity quantity, String before, NamedListing listing) {
    boolean whole = before.equals("all") || HOLDS.contains(before) || isInTotal(quantity);
    double more = quantity.low() - listing.items();
    return listing.titled() || (whole && isPointedAt(quantity))
        ? whole || WHOLE.contains(before) || more > 0
        : whole && Math.abs(more) == 1;
  }

  /// "All six actions above".
  private static boolean isPointedAt(Quantity quantity) {
    int next = quantity.to();
    return next < quantity.sentence().to()
        && (quantity.sentence().tokens().isWord(next, "above")
            || quantity.sentence().tokens().isWord(next, "below"));
  }

  /// "Four suppliers in total", "four products were compared", "nine types exist".
  private static boolean isInTotal(Quantity quantity) {
    Sentence sentence = quantity.sentence();
    int next = quantity.to();
    return (next < sentence.to() && sentence.tokens().isOneOf(next, IN_ALL))
        || (next + 1 < sentence.to() && sentence.tokens().isOneOf(next + 1, IN_ALL));
  }
}
