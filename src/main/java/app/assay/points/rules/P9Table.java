package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.VerifiableType;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.weighing.TableScore;
import java.util.Optional;

/// Figures about competitors or the market in a table ("Typical competitor", "Sector", the market
/// shares of makers), with no word of where they were read. Point 4 asks the same table whether its
/// figures are measured. Where no word of the table says whose they are, a thorough run goes by how
/// much it reads like tables about others.
public final class P9Table implements Detector.OfDocument {

  private static final Rule RULE =
      Rule.ofVerifiable(
          "P9-TABLE",
          VerifiableType.COMPETITOR,
          "Figures about the market in a table without a source");

  /// What the rows of a table about a market are: vendors, makers, chains.
  private static final WordSet ROWS = WordLists.words("compared-rows");

  /// Alone over a column.
  private static final WordSet MARKET = WordLists.words("market");

  private static final WordSet SHARES = WordLists.words("shares");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    for (UnsourcedTable table : UnsourcedTable.in(document)) {
      Optional<Sentence> cell = ofTheMarket(table);
      if (cell.isPresent()) {
        out.report(
            table.span(),
            "A model will repeat “"
                + cell.get().text()
                + "” as known of the market. Name where it was read and when.",
            TableFixes.of(document, table));
      } else if (context.isThorough() && isLikeThoseOfOthers(table)) {
        out.report(
            table.span(),
            "These figures seem to be about others, who can be asked, and a model will repeat them"
                + " as known. Name where they were read and when.",
            TableFixes.of(document, table));
      }
    }
  }

  private static boolean isLikeThoseOfOthers(UnsourcedTable table) {
    return !table.figures().outweighed()
        && !table.figures().rows()
        && !isUnderOwn(table.table().around())
        && TableScore.of(table.table().reading(), table.table().around()).others()
            >= TableScore.raiseOthers();
  }

  /// "Our pumps": the heading or caption says that the figures are the writer's own.
  private static boolean isUnderOwn(Surroundings around) {
    return around.captionHas(Cue.OWN)
        || (!around.headings().isEmpty()
            && around.headings().getLast().sentences().stream().anyMatch(s -> s.has(Cue.OWN)));
  }

  /// The first cell at fault that speaks of the market.
  private static Optional<Sentence> ofTheMarket(UnsourcedTable table) {
    boolean rows = isOfSellers(table.table().reading());
    for (Sentence cell : table.figures().cells()) {
      Sentence.Cell place = cell.cell().orElseThrow();
      boolean market =
          place.header().filter(P9Table::isOfOthers).isPresent()
              || place.label().filter(label -> label.has(Cue.RIVAL)).isPresent()
              || (rows && place.header().filter(P9Table::isShare).isPresent());
      if (market) {
        return Optional.of(cell);
      }
    }
    return Optional.empty();
  }

  /// The corner says that the rows are vendors, makers, chains.
  private static boolean isOfSellers(BlockReading block) {
    Sentence corner = block.sentences().getFirst();
    return corner.cell().filter(c -> c.isHeader() && c.column() == 0).isPresent()
        && corner.tokens().isOneOf(corner.from(), ROWS);
  }

  private static boolean isOfOthers(Sentence title) {
    return !title.has(Cue.OWN)
        && (title.has(Cue.RIVAL)
            || (title.words() == 1 && title.tokens().isOneOf(title.from(), MARKET)));
  }

  private static boolean isShare(Sentence header) {
    for (int i = header.from(); i < header.to(); i++) {
      if (header.tokens().isOneOf(i, SHARES)) {
        return true;
      }
    }
    return false;
  }
}
