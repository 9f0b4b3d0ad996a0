package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.TableReading;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// The cells of a table whose figures name no source, and how many of the others do.
final class FaultyCells {

  private static final Set<String> TIERS =
      Set.of(
          "free",
          "basic",
          "pro",
          "premium",
          "enterprise",
          "starter",
          "team",
          "business",
          "standard",
          "plus",
          "community",
          "personal",
          "professional",
          "hobby",
          "ultimate");
  private static final Set<String> ROLES =
      Set.of(
          "admin",
          "administrator",
          "editor",
          "viewer",
          "owner",
          "guest",
          "member",
          "reader",
          "writer",
          "moderator",
          "operator",
          "manager",
          "auditor",
          "anonymous",
          "read",
          "write",
          "delete",
          "create",
          "update",
          "execute",
          "role",
          "permission");
  private static final Set<String> DAYS =
      Set.of(
          "mon",
          "tue",
          "wed",
          "thu",
          "fri",
          "sat",
          "sun",
          "monday",
          "tuesday",
          "wednesday",
          "thursday",
          "friday",
          "saturday",
          "sunday");
  private static final Set<String> TASKS =
      Set.of("owner", "assignee", "due", "responsible", "deadline", "who", "assigned");

  private static final Set<String> NOTES =
      Set.of("marker", "note", "notes", "remark", "remarks", "comment", "basis", "kind", "nature");

  /// From so many answered cells on, a plain number without a source stands out.
  private static final int FEW = 2;

  private final BlockReading block;
  private final Set<Integer> noted;
  private final List<Sentence> faulty = new ArrayList<>();
  private final List<Sentence> plain = new ArrayList<>();
  private int answered;

  private FaultyCells(BlockReading block, Surroundings around) {
    this.block = block;
    this.noted = new HashSet<>(FigureScope.rows(around));
    around.captionBelow().ifPresent(b -> noted.addAll(FigureScope.named(block, b)));
    boolean mixed = !noted.isEmpty();
    noted.addAll(marked(block));
    collect();
    if (mixed || answered >= FEW) {
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

  /// True when some figures of the table have a source of their own.
  boolean isMixed() {
    return answered > 0;
  }

  private void collect() {
    boolean marksAreRules = marksAreRules(block);
    for (Sentence cell : block.sentences()) {
      Sentence.Cell place = cell.cell().orElseThrow();
      boolean figure = FigureKind.of(cell).isPresent();
      if (place.isHeader() || place.column() == 0 || !(figure || isPlain(cell))) {
        continue;
      }
      boolean mark = FigureKind.of(cell).filter(k -> k == FigureKind.MARK).isPresent();
      if ((mark && marksAreRules)
          || place.header().filter(FigureOrigin::isAnsweredBy).isPresent()) {
        continue;
      }
      if (place.proof() == Sentence.Proof.GIVEN
          || noted.contains(place.row())
          || place.label().filter(l -> isAnsweredBy(l, mark)).isPresent()
          || FigureOrigin.isAnsweredIn(cell)) {
        answered += figure ? 1 : 0;
      } else {
        (figure ? faulty : plain).add(cell);
      }
    }
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
    return mark ? label.has(Cue.PROVENANCE) : FigureOrigin.isAnsweredBy(label);
  }

  /// Marks of plans, permissions, weekdays and tasks say what is agreed, not what was found.
  private static boolean marksAreRules(BlockReading block) {
    TableReading table = block.table().orElseThrow();
    int tiers = 0;
    int roles = 0;
    int days = 0;
    int tasks = 0;
    for (TableReading.Cell cell : table.header()) {
      String title = cell.span().in(block.text()).toLowerCase(Locale.ROOT);
      tiers += TIERS.contains(title) ? 1 : 0;
      roles += ROLES.contains(title) ? 1 : 0;
      days += DAYS.contains(title) ? 1 : 0;
      tasks += TASKS.contains(title) ? 1 : 0;
    }
    return tiers > 1 || roles > 1 || days > 2 || tasks > 0;
  }
}
