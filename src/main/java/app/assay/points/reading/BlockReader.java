package app.assay.points.reading;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.Cues;
import app.assay.points.lexicon.Lexicon;
import app.assay.points.lexicon.PatternWalk;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Reads one block: tokens, sentences, cells and cues. Belongs to one thread.
public final class BlockReader {

  private static final WordSet BLANK = WordLists.words("no-source");

  private static final WordSet GRADES = WordLists.words("evidence-grade");

  private final Lexicon lexicon;
  private final PatternWalk walk;
  private final Tokens.Room room = new Tokens.Room();
  private final List<CueMatch> found = new ArrayList<>();
  private final PatternWalk.Sink sink = (cue, from, to) -> found.add(new CueMatch(cue, from, to));

  public BlockReader(Lexicon lexicon) {
    this.lexicon = lexicon;
    this.walk = new PatternWalk(lexicon);
  }

  /// Reads a block by its characters.
  ///
  /// @param content offset of its first word within `text`
  public BlockReading read(BlockKind kind, int level, String text, int content) {
    if (kind == BlockKind.SILENT || kind == BlockKind.COMMENT || kind == BlockKind.RULE) {
      return new BlockReading(kind, level, new Tokens(text), List.of(), Optional.empty());
    }
    Tokens tokens = new Tokenizer(text, lexicon, room).run(content);
    if (kind == BlockKind.TABLE) {
      TableReading table = new TableScanner(tokens).run();
      return new BlockReading(kind, level, tokens, cells(tokens, table), Optional.of(table));
    }
    return new BlockReading(kind, level, tokens, prose(tokens), Optional.empty());
  }

  private List<Sentence> prose(Tokens tokens) {
    List<Sentence> sentences = new ArrayList<>();
    for (int[] range : new SentenceScan(tokens).run()) {
      Span span = tokens.span(range[0], range[1]);
      sentences.add(sentence(tokens, range[0], range[1], span, Optional.empty()));
    }
    return sentences;
  }

  private List<Sentence> cells(Tokens tokens, TableReading table) {
    List<Sentence> sentences = new ArrayList<>();
    List<Optional<Sentence>> header = new ArrayList<>();
    int sources = -1;
    for (int column = 0; column < table.header().size(); column++) {
      Sentence.Cell place =
          new Sentence.Cell(
              0, column, Optional.empty(), Optional.empty(), Proof.UNASKED, Optional.empty());
      Optional<Sentence> cell = cell(tokens, table.header().get(column), place);
      header.add(cell);
      cell.ifPresent(sentences::add);
      if (column > 0 && cell.filter(BlockReader::isOverSources).isPresent()) {
        sources = column;
      }
    }
    sources = isGraded(tokens, table, sources) ? -1 : sources;
    UnitColumn units = UnitColumn.of(tokens, table.header());
    for (int row = 0; row < table.rows().size(); row++) {
      row(tokens, table.rows().get(row), row + 1, header, sources, units, sentences);
    }
    return sentences;
  }

  private void row(
      Tokens tokens,
      List<TableReading.Cell> cells,
      int row,
      List<Optional<Sentence>> header,
      int sources,
      UnitColumn units,
      List<Sentence> out) {
    Proof proof = proof(tokens, cells, sources);
    Optional<Unit> unit = units.in(cells);
    Optional<Sentence> label = Optional.empty();
    for (int column = 0; column < cells.size(); column++) {
      Optional<Sentence> over = column < header.size() ? header.get(column) : Optional.empty();
      Optional<Unit> own = unit.isPresent() ? unit : units.over(column);
      Sentence.Cell place = new Sentence.Cell(row, column, over, label, proof, own);
      Optional<Sentence> cell = cell(tokens, cells.get(column), place);
      cell.ifPresent(out::add);
      label = column == 0 || (column == 1 && isMark(label)) ? cell : label;
    }
  }

  /// A header such as "Source" or "Source (2025)", and not "Test accuracy".
  private static boolean isOverSources(Sentence header) {
    return header
        .first(Cue.SOURCE_COLUMN)
        .filter(m -> header.words() <= m.to() - m.from() + 1 - (isPlain(header, m) ? 0 : 1))
        .isPresent();
  }

  /// "Evidence | ★★★" says how strong it is, not where it stands.
  private static boolean isGraded(Tokens tokens, TableReading table, int column) {
    return column >= 0
        && table.rows().stream()
            .filter(row -> column < row.size())
            .map(row -> row.get(column).span().in(tokens.text()).toLowerCase(Locale.ROOT))
            .allMatch(said -> isGrade(said) && !BLANK.contains(said));
  }

  private static boolean isGrade(String said) {
    return !said.isEmpty()
        && (GRADES.contains(said) || said.chars().noneMatch(Character::isLetterOrDigit));
  }

  private static boolean isPlain(Sentence header, CueMatch match) {
    String word = header.tokens().lower(match.from());
    return word.startsWith("source") || word.startsWith("evidence") || word.startsWith("ref");
  }

  /// A row's number or code, such as `M16`, stands before its label.
  private static boolean isMark(Optional<Sentence> label) {
    return label
        .filter(l -> l.to() - l.from() == 1 && l.text().chars().anyMatch(Character::isDigit))
        .isPresent();
  }

  /// Whether the row fills the column of sources with more than a dash or "TBD".
  private static Proof proof(Tokens tokens, List<TableReading.Cell> cells, int sources) {
    if (sources < 0) {
      return Proof.UNASKED;
    }
    if (sources >= cells.size()) {
      return Proof.MISSING;
    }
    String said = cells.get(sources).span().in(tokens.text()).toLowerCase(Locale.ROOT);
    return said.isEmpty() || BLANK.contains(said) ? Proof.MISSING : Proof.GIVEN;
  }

  private Optional<Sentence> cell(Tokens tokens, TableReading.Cell cell, Sentence.Cell place) {
    return cell.from() == cell.to()
        ? Optional.empty()
        : Optional.of(sentence(tokens, cell.from(), cell.to(), cell.span(), Optional.of(place)));
  }

  private Sentence sentence(
      Tokens tokens, int from, int to, Span span, Optional<Sentence.Cell> cell) {
    found.clear();
    Cues cues = walk.match(tokens, from, to, sink);
    return new Sentence(tokens, from, to, span, cell, List.copyOf(found), cues);
  }
}
