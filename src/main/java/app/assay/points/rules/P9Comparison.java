package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.VerifiableType;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A price or a verdict about somebody else's product in a comparison table, with no word of where
/// it was seen.
public final class P9Comparison implements CheckableRule {

  private static final Rule RULE =
      Rule.ofVerifiable(
          "P9-COMPARISON", VerifiableType.COMPETITOR, "A cell about a competitor without a source");

  @Override
  public Rule rule() {
    return RULE;
  }

  /// Only tables that set the own product, or a named kind of rival, beside others.
  @Override
  public boolean looksAt(BlockReading block) {
    return block.table().isPresent() && block.table().get().header().size() > 2;
  }

  @Override
  public void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    if (!looksAt(block)) {
      return;
    }
    List<Integer> rivals = rivals(block, around);
    if (rivals.isEmpty()) {
      return;
    }
    for (Sentence sentence : block.sentences()) {
      Stance stance = new Stance(sentence, around);
      int column = sentence.cell().orElseThrow().column();
      Optional<CueMatch> claim =
          rivals.contains(column) ? claim(stance, context) : Optional.empty();
      if (claim.isPresent() && !isAnswered(stance, claim.get(), context)) {
        String words = sentence.span().in(block.text());
        out.report(sentence.span(), message(words), fixes(stance, claim.get()));
      }
    }
  }

  /// The columns of others: with a word such as "competitor" in the header, or beside an own
  /// column.
  private static List<Integer> rivals(BlockReading block, Surroundings around) {
    List<Integer> rivals = new ArrayList<>();
    List<Integer> named = new ArrayList<>();
    boolean own = false;
    for (Sentence header : block.sentences()) {
      Sentence.Cell cell = header.cell().orElseThrow();
      if (!cell.isHeader()) {
        break;
      }
      if (header.has(Cue.OWN_COLUMN) || OwnNames.begins(header, around)) {
        own = true;
      } else if (header.has(Cue.RIVAL)) {
        rivals.add(cell.column());
      } else if (cell.column() > 0 && isName(header)) {
        named.add(cell.column());
      }
    }
    if (own) {
      rivals.addAll(named);
    }
    return rivals;
  }

  /// All words begin with a capital.
  private static boolean isName(Sentence header) {
    for (int i = header.from(); i < header.to(); i++) {
      if (header.tokens().is(i, TokenClass.WORD) && !header.tokens().is(i, TokenClass.CAP)) {
        return false;
      }
    }
    return header.tokens().is(header.from(), TokenClass.CAP);
  }

  /// A price, or words such as "not offered"; marks and percentages are left to point 4.
  @Override
  public Optional<CueMatch> claim(Stance stance, PointsContext context) {
    Sentence sentence = stance.sentence();
    boolean says =
        sentence.has(TokenClass.MONEY)
            || (context.isThorough()
                && sentence.words() >= 2
                && !sentence.has(TokenClass.NUM)
                && !sentence.has(TokenClass.VERSION));
    if (!says || sentence.cell().orElseThrow().isHeader()) {
      return Optional.empty();
    }
    return Optional.of(new CueMatch(Cue.RIVAL, sentence.from(), sentence.to()));
  }

  @Override
  public String message(String words) {
    return "“" + words + "” is said of somebody else's product. Name where it was read and when.";
  }
}
