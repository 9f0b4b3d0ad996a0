package app.assay.points.reading;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.lexicon.TokenTrie;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads one block: tokens, sentences, cells and cues.
public final class BlockReader {

  private final Lexicon lexicon;

  public BlockReader(Lexicon lexicon) {
    this.lexicon = lexicon;
  }

  /// Reads a block by its characters.
  ///
  /// @param content offset of its first word within `text`
  public BlockReading read(BlockKind kind, int level, String text, int content) {
    if (kind == BlockKind.SILENT || kind == BlockKind.COMMENT) {
      return new BlockReading(kind, level, new Tokens(text), List.of(), Optional.empty());
    }
    Tokens tokens = new Tokenizer(text, lexicon.vocabulary()).run(content);
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
    row(tokens, table.header(), 0, sentences);
    for (int row = 0; row < table.rows().size(); row++) {
      row(tokens, table.rows().get(row), row + 1, sentences);
    }
    return sentences;
  }

  private void row(Tokens tokens, List<TableReading.Cell> cells, int row, List<Sentence> out) {
    for (int column = 0; column < cells.size(); column++) {
      TableReading.Cell cell = cells.get(column);
      if (cell.from() < cell.to()) {
        Optional<Sentence.Cell> place = Optional.of(new Sentence.Cell(row, column));
        out.add(sentence(tokens, cell.from(), cell.to(), cell.span(), place));
      }
    }
  }

  private Sentence sentence(
      Tokens tokens, int from, int to, Span span, Optional<Sentence.Cell> cell) {
    List<CueMatch> matches = new ArrayList<>();
    TokenTrie trie = lexicon.trie();
    for (int i = from; i < to; i++) {
      trie.match(tokens, i, to, (cue, first, end) -> matches.add(new CueMatch(cue, first, end)));
    }
    return new Sentence(tokens, from, to, span, cell, matches);
  }
}
