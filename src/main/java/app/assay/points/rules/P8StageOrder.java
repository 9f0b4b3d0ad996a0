package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Two steps of one course whose dates stand in the order that the steps cannot have: analysed
/// before it was collected, delivered before it was ordered.
public final class P8StageOrder implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P8-STAGE-ORDER",
          Severity.TEMPORAL,
          8,
          "Two steps are dated in an order that they cannot have",
          "Clarity Gate procedures, point 8");

  /// A text that dates more of such steps tells of many things.
  private static final int MOST = 40;

  private static final int NEAR = 200;

  /// Tokens of a label with its colon.
  private static final int LABEL = 5;

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    List<DatedStage> before = List.of();
    List<DatedStage> named = new ArrayList<>();
    boolean item = false;
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if (!kind.speaks() || kind == BlockKind.HEADING) {
        continue;
      }
      if (kind == BlockKind.TABLE) {
        Grid.of(block.reading())
            .ifPresent(
                grid -> {
                  table(block, grid, out);
                  ordinals(document, block, grid, out);
                });
        continue;
      }
      boolean listed = kind == BlockKind.LIST_ITEM || isLabelled(block);
      boolean goesOn = item && listed;
      item = listed;
      List<DatedStage> last = goesOn ? before : List.of();
      for (Sentence sentence : block.reading().sentences()) {
        if (Listings.mayBeDated(sentence) || sentence.has(TokenClass.MONTH)) {
          List<DatedStage> here = DatedStage.in(block, sentence);
          here.stream().filter(s -> s.isFullyNamed() && !s.isYearless()).forEach(named::add);
          List<DatedStage> all = new ArrayList<>(last);
          all.addAll(here);
          compare(all, last.size(), out);
          last = here.isEmpty() ? last : here;
        }
      }
      before = last;
    }
    apart(named, out);
    for (PlanOrder.Pair pair : PlanOrder.in(document)) {
      planned(document, pair.one(), pair.other(), out);
    }
    for (Span late : KeyedOrder.in(document)) {
      out.report(
          late,
          "What came before this document is dated after it.",
          List.of(OrderFixes.doubt(late, "date")));
    }
  }

  /// Both dates of a plan are marked, as one place where they stand near each other.
  private static void planned(DocumentReading document, Span one, Span other, PointSink out) {
    Span both = new Span(Math.min(one.start(), other.start()), Math.max(one.end(), other.end()));
    List<Span> places = both.length() <= NEAR ? List.of(both) : List.of(one, other);
    for (Span place : places) {
      out.report(
          place,
          "By the words of the plan %s and %s come in the other order."
              .formatted(one.in(document.text()), other.in(document.text())),
          List.of(OrderFixes.doubt(place == one ? one : other, "date")));
    }
  }

  /// Steps that more words than one name, each of which a text dates once: "the favourable opinion
  /// of 29 May" and, in another section, "the first participant was enrolled on 14 May".
  private static void apart(List<DatedStage> named, PointSink out) {
    if (named.size() > MOST) {
      return;
    }
    List<DatedStage> once =
        named.stream()
            .filter(s -> named.stream().allMatch(o -> o.date().equals(s.date()) || !o.isStep(s)))
            .toList();
    for (int k = 1; k < once.size(); k++) {
      for (int i = 0; i < k; i++) {
        if (areApart(once.get(i).block(), once.get(k).block())
            && once.get(i).contradicts(once.get(k))) {
          report(once.get(i), once.get(k), out);
          break;
        }
      }
    }
  }

  /// In two places, and not two entries of lists, which have an order of their own.
  private static boolean areApart(PlacedBlock one, PlacedBlock other) {
    boolean list =
        one.reading().kind() == BlockKind.LIST_ITEM
            && other.reading().kind() == BlockKind.LIST_ITEM;
    return one != other && !list;
  }

  /// "Released: 2024-05-14", on a line of its own.
  private static boolean isLabelled(PlacedBlock block) {
    List<Sentence> sentences = block.reading().sentences();
    if (sentences.size() != 1) {
      return false;
    }
    Sentence only = sentences.getFirst();
    for (int i = only.from(); i < Math.min(only.to(), only.from() + LABEL); i++) {
      if (only.tokens().is(i, TokenClass.COLON)) {
        return true;
      }
    }
    return false;
  }

  /// @param known so many of the steps were held against each other before
  private static void compare(List<DatedStage> steps, int known, PointSink out) {
    for (int k = Math.max(1, known); k < steps.size(); k++) {
      for (int i = 0; i < k; i++) {
        if (steps.get(i).contradicts(steps.get(k))) {
          report(steps.get(i), steps.get(k), out);
          break;
        }
      }
    }
  }

  /// Either of the two dates may be wrong: both are one place where they stand near each other.
  private static void report(DatedStage one, DatedStage other, PointSink out) {
    Span both =
        new Span(
            Math.min(one.mention().start(), other.mention().start()),
            Math.max(one.mention().end(), other.mention().end()));
    boolean section = one.block().around().headings().equals(other.block().around().headings());
    if (section && both.length() <= NEAR) {
      report(one, other, both, other, out);
    } else {
      report(one, other, one.mention(), one, out);
      report(one, other, other.mention(), other, out);
    }
  }

  private static void report(
      DatedStage one, DatedStage other, Span place, DatedStage doubted, PointSink out) {
    out.report(
        place,
        "“%s” and “%s” are dated in an order that they cannot have."
            .formatted(
                String.join(" ", one.stage().words()), String.join(" ", other.stage().words())),
        List.of(OrderFixes.doubt(doubted.mention(), "date")));
  }

  /// Either of the two dates may be wrong.
  private static void ordinals(
      DocumentReading document, PlacedBlock block, Grid grid, PointSink out) {
    for (OrdinalRows.Pair pair : OrdinalRows.in(block, grid)) {
      for (Span place : List.of(pair.first(), pair.second())) {
        out.report(
            place,
            "The first of these, of %s, is dated after the second, of %s."
                .formatted(pair.first().in(document.text()), pair.second().in(document.text())),
            List.of(OrderFixes.doubt(place, "date")));
      }
    }
  }

  /// Rows of a step and its date, and columns of dates under their steps.
  private static void table(PlacedBlock block, Grid grid, PointSink out) {
    List<DatedStage> rows = new ArrayList<>();
    for (int row = 1; row < grid.rows(); row++) {
      List<DatedStage> columns = new ArrayList<>();
      List<DatedStage> yearless = new ArrayList<>();
      for (int column = 1; column < grid.columns(); column++) {
        Optional<Sentence> cell = grid.cell(row, column).filter(Listings::mayBeDated);
        Optional<DateMention> date = cell.flatMap(P8StageOrder::only);
        if (date.isPresent()) {
          grid.cell(0, column)
              .flatMap(h -> DatedStage.of(block, h, cell.get(), date.get()))
              .ifPresent(columns::add);
          grid.cell(row, 0)
              .flatMap(h -> DatedStage.of(block, h, cell.get(), date.get()))
              .filter(s -> grid.columns() == 2 || s.isAll())
              .ifPresent(rows::add);
        }
        Optional<Sentence> header = grid.cell(0, column);
        Optional<Sentence> day = grid.cell(row, column);
        if (header.isPresent() && day.isPresent()) {
          DatedStage.ofYearless(block, header.get(), day.get()).ifPresent(yearless::add);
        }
      }
      compare(columns, 0, out);
      compare(yearless, 0, out);
    }
    compare(rows, 0, out);
  }

  /// The date of a cell that holds nothing else.
  private static Optional<DateMention> only(Sentence cell) {
    return cell.dates().size() == 1 && cell.dates().getFirst().from() == cell.from()
        ? Optional.of(cell.dates().getFirst())
        : Optional.empty();
  }
}
