package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.TableReading;
import java.util.Locale;
import java.util.Optional;

/// Tells of a table with check marks, or with yes and no, whether they are findings or rules. Marks
/// of plans, permissions, weekdays, tasks and fields of an interface say what is agreed or how
/// something is made, not what somebody found out.
final class MarkTable {

  private static final WordSet TIERS = WordLists.words("mark-tiers");
  private static final WordSet ROLES = WordLists.words("mark-roles");
  private static final WordSet DAYS = WordLists.words("weekdays");
  private static final WordSet TASKS = WordLists.words("mark-tasks");

  /// Over marks they say what is required or done.
  private static final WordSet COLUMNS = WordLists.words("mark-columns");

  /// Over the labels they say that the rows are parts of an interface, a house or a plan.
  private static final WordSet CORNERS = WordLists.words("mark-corners");

  private static final WordSet LEGEND = WordLists.words("mark-legend");

  private static final WordSet ANSWERS = WordLists.words("mark-answers");

  /// Over a single column of answers they say that somebody has tried or checked.
  private static final WordSet VERDICTS = WordLists.words("mark-verdicts");

  private MarkTable() {}

  /// All its marks are rules.
  static boolean isOfRules(BlockReading block, Surroundings around) {
    TableReading table = block.table().orElseThrow();
    int tiers = 0;
    int roles = 0;
    int days = 0;
    int tasks = 0;
    for (TableReading.Cell cell : table.header()) {
      String title = cell.span().in(block.text()).toLowerCase(Locale.ROOT);
      tiers += TIERS.contains(title) ? 1 : 0;
      roles += ROLES.contains(title) ? 1 : 0;
      tasks += TASKS.contains(title) ? 1 : 0;
      days += DAYS.contains(first(title)) ? 1 : 0;
    }
    String corner = table.header().getFirst().span().in(block.text()).toLowerCase(Locale.ROOT);
    return tiers > 1
        || roles > 1
        || days > 2
        || tasks > 0
        || CORNERS.contains(corner)
        || CORNERS.contains(first(corner))
        || around.captionBelow().flatMap(MarkTable::legend).isPresent()
        || around.captionAbove().flatMap(MarkTable::legend).isPresent();
  }

  /// The marks under a header such as "Required" or "Sent" are rules or deeds.
  static boolean isRule(Sentence header) {
    String title = header.text().toLowerCase(Locale.ROOT);
    return COLUMNS.contains(title) || (header.words() <= 2 && COLUMNS.contains(first(title)));
  }

  /// "✓ = please use it for this; a rule, not a rating": the marks are demands.
  private static Optional<Sentence> legend(BlockReading note) {
    return note.sentences().stream()
        .filter(s -> s.has(TokenClass.CHECK) && s.has(TokenClass.EQUALS))
        .filter(s -> s.hasAny(Cue.NORMATIVE, Cue.INSTRUCTION, Cue.DEMANDED, Cue.PLAN) || isRuled(s))
        .findFirst();
  }

  private static boolean isRuled(Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (LEGEND.contains(FigureOrigin.word(sentence, i))) {
        return true;
      }
    }
    return false;
  }

  /// "Yes" and "no" stand beside marks or in a row of a comparison, so that they read like marks.
  static boolean hasAnswers(BlockReading block) {
    int answers = 0;
    int row = -1;
    int compared = 0;
    boolean marks = false;
    int verdicts = 0;
    for (Sentence cell : block.sentences()) {
      Sentence.Cell place = cell.cell().orElseThrow();
      if (place.row() != row) {
        row = place.row();
        answers = 0;
      }
      if (!place.isHeader() && place.column() > 0) {
        marks |= cell.has(TokenClass.CHECK);
        answers += isAnswer(cell) ? 1 : 0;
        compared += answers == 2 && isAnswer(cell) ? 1 : 0;
        verdicts +=
            isAnswer(cell) && place.header().filter(MarkTable::isVerdict).isPresent() ? 1 : 0;
      }
    }
    return marks || compared > 1 || verdicts > 1;
  }

  private static boolean isVerdict(Sentence header) {
    return header.words() <= 2 && VERDICTS.contains(first(header.text().toLowerCase(Locale.ROOT)));
  }

  /// "Yes", "no", "partial", and no more.
  static boolean isAnswer(Sentence cell) {
    return cell.to() - cell.from() == 1 && ANSWERS.contains(FigureOrigin.word(cell, cell.from()));
  }

  /// The word with which a title begins.
  static String first(String title) {
    int end = 0;
    while (end < title.length() && Character.isLetter(title.charAt(end))) {
      end++;
    }
    return title.substring(0, end);
  }
}
