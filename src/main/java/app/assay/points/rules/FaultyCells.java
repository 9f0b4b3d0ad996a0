package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Proof;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.TableReading;
import app.assay.points.weighing.Limits;
import app.assay.points.weighing.Scores;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The cells of a table whose figures name no source, and how many of the others do.
final class FaultyCells {

  private static final WordSet COMPOSED = WordLists.words("composed");
  private static final WordSet PARTS = WordLists.words("part");
  private static final WordSet SET = WordLists.words("set");
  private static final WordSet AGREED = WordLists.words("agreed");

  private static final WordSet NOTES = WordLists.words("note-columns");

  private static final int POINT = 4;

  /// From so many answered cells on, a plain number without a source stands out.
  private static final int FEW = 2;

  private final BlockReading block;
  private final Surroundings around;
  private final String corner;
  private final Set<Integer> noted;
  private final List<Integer> columns;
  private final List<Sentence> faulty = new ArrayList<>();
  private final List<Sentence> plain = new ArrayList<>();
  private int answered;

  /// Of them, those that only say of themselves that they are estimates: that tells nothing of
  /// others.
  private int estimated;

  private FaultyCells(BlockReading block, Surroundings around) {
    this.block = block;
    this.around = around;
    this.noted = new HashSet<>(FigureScope.rows(around));
    around.captionBelow().ifPresent(b -> noted.addAll(FigureScope.named(block, b)));
    boolean mixed = !noted.isEmpty();
    noted.addAll(marked(block));
    columns = FigureScope.columns(block, around);
    TableReading.Cell first = block.table().orElseThrow().header().getFirst();
    corner = MarkTable.first(first.span().in(block.text()).toLowerCase(Locale.ROOT));
    collect();
    if (mixed || answered - estimated >= FEW) {
      faulty.addAll(plain);
      faulty.sort(Comparator.comparing(Sentence::span));
      answered++;
    }
  }

  static FaultyCells of(BlockReading block, Surroundings around) {
    return new FaultyCells(block, around);
  }

  /// By place.
  List<Sentence> faulty() {
    return List.copyOf(faulty);
  }

  /// With them the plain numbers, which stand out once the others are answered for; by place.
  List<Sentence> marked() {
    return Stream.concat(faulty.stream(), plain.stream())
        .distinct()
        .sorted(Comparator.comparing(Sentence::span))
        .toList();
  }

  /// True when some figures of the table have a source of their own.
  boolean isMixed() {
    return answered > 0;
  }

  /// What the weights may take for a measured value: words alone never are.
  private static boolean isFigure(Sentence cell) {
    return cell.has(TokenClass.NUM) || cell.has(TokenClass.CHECK) || cell.has(TokenClass.STAR);
  }

  private void collect() {
    boolean marksAreRules = MarkTable.isOfRules(block, around);
    boolean answers = MarkTable.hasAnswers(block);
    boolean compared = isBeforeAndAfter();
    boolean matrix = MeasuredMatrix.is(block);
    Scores scores = Scores.of(block, around);
    int limit = Limits.raise(POINT, true);
    List<Sentence> cells = block.sentences();
    for (int i = 0; i < cells.size(); i++) {
      Sentence cell = cells.get(i);
      Sentence.Cell place = cell.cell().orElseThrow();
      boolean answer = answers && MarkTable.isAnswer(cell);
      Optional<FigureKind> read = FigureKind.of(cell);
      boolean agreed = read.filter(k -> isAgreed(k, place)).isPresent();
      Optional<FigureKind> kind = agreed ? Optional.empty() : read;
      boolean figure =
          answer
              || kind.isPresent()
              || (compared && isPlain(cell))
              || (!agreed && scores.of(i, POINT) >= limit && isFigure(cell))
              || (matrix && MeasuredMatrix.isMeasured(cell) && !AGREED.contains(corner));
      if (place.isHeader() || place.column() == 0 || !(figure || isPlain(cell))) {
        continue;
      }
      boolean mark = answer || kind.filter(k -> k == FigureKind.MARK).isPresent();
      if ((mark && (marksAreRules || place.header().filter(MarkTable::isRule).isPresent()))
          || place.header().filter(FigureTitle::isAnsweredBy).isPresent()) {
        continue;
      }
      if (place.proof() == Proof.GIVEN
          || noted.contains(place.row())
          || columns.contains(place.column())
          || place.label().filter(l -> isAnsweredBy(l, mark)).isPresent()
          || FigureOrigin.isAnsweredIn(cell)) {
        answered += figure ? 1 : 0;
        estimated += figure && cell.has(Cue.MARKER) ? 1 : 0;
      } else if (mark || place.label().filter(FigureTitle::isSet).isEmpty() || kind.isPresent()) {
        (figure ? faulty : plain).add(cell);
      }
    }
  }

  /// Shares of a recipe and times agreed for each severity are set, not found.
  private boolean isAgreed(FigureKind kind, Sentence.Cell cell) {
    return (kind == FigureKind.PERCENT && COMPOSED.contains(corner) && isUnder(cell, PARTS))
        || (kind == FigureKind.PERCENT && SET.contains(corner) && !isMeasured(cell))
        || (kind == FigureKind.MEASURE && AGREED.contains(corner));
  }

  private static boolean isUnder(Sentence.Cell cell, Set<String> words) {
    return cell.header().filter(h -> words.contains(FigureOrigin.word(h, h.from()))).isPresent();
  }

  private static boolean isMeasured(Sentence.Cell cell) {
    return cell.header().filter(h -> h.has(Cue.MEASURE) && !h.has(Cue.SHARE)).isPresent()
        && cell.header().filter(h -> PARTS.contains(FigureOrigin.word(h, h.from()))).isEmpty();
  }

  /// Under "Before" and "After" any number is a result.
  private boolean isBeforeAndAfter() {
    boolean before = false;
    boolean after = false;
    for (Sentence cell : block.sentences()) {
      if (!cell.cell().orElseThrow().isHeader()) {
        break;
      }
      String word = FigureOrigin.word(cell, cell.from());
      before |= word.equals("before");
      after |= word.equals("after");
    }
    return before && after;
  }

  /// A number of anything but money and dates.
  private static boolean isPlain(Sentence cell) {
    return cell.has(TokenClass.NUM)
        && cell.words() <= FEW
        && !cell.has(TokenClass.MONEY)
        && !cell.has(TokenClass.MONTH)
        && !cell.has(TokenClass.YEAR)
        && !cell.has(Cue.AMOUNT);
  }

  private static boolean isOverNotes(Sentence header) {
    return NOTES.contains(header.text().toLowerCase(Locale.ROOT));
  }

  /// The rows one of whose cells says that the figures are estimates.
  private static List<Integer> marked(BlockReading block) {
    List<Integer> rows = new ArrayList<>();
    for (Sentence cell : block.sentences()) {
      Sentence.Cell place = cell.cell().orElseThrow();
      if (place.column() > 1
          && FigureKind.of(cell).isEmpty()
          && cell.has(Cue.ESTIMATED)
          && place.header().filter(FaultyCells::isOverNotes).isPresent()) {
        rows.add(place.row());
      }
    }
    return rows;
  }

  /// The label of a mark names a feature, so that its words count only where they name a source.
  private static boolean isAnsweredBy(Sentence label, boolean mark) {
    return mark ? label.has(Cue.PROVENANCE) : FigureTitle.isSourced(label);
  }
}
