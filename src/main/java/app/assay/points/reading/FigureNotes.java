package app.assay.points.reading;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.Cues;
import app.assay.points.lexicon.TokenClass;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Finds what a text says of its tables and figures away from them.
final class FigureNotes {

  /// So many blocks before a table are read for how its figures were found out.
  private static final int REACH = 2;

  private static final Cues TELLS = Cues.of(Cue.PROVENANCE, Cue.METHOD, Cue.ESTIMATED);

  private final List<BlockReading> readings;
  private final Map<String, List<Sentence>> mentions = new HashMap<>();

  FigureNotes(List<BlockReading> readings) {
    this.readings = readings;
    for (BlockReading block : readings) {
      if (block.kind() != BlockKind.TABLE && block.cues().meets(TELLS)) {
        block.sentences().forEach(s -> remember(s, block));
      }
    }
  }

  /// The sentences that bear on a block: for a table those of its section before it, for a numbered
  /// table or figure also those that name its number.
  ///
  /// @param caption the table's caption, where there is one
  List<Sentence> of(int at, Optional<BlockReading> caption) {
    BlockReading block = readings.get(at);
    boolean table = block.kind() == BlockKind.TABLE;
    String name = table ? caption.map(FigureNotes::name).orElse("") : name(block);
    if (!table && name.isEmpty()) {
      return List.of();
    }
    List<Sentence> notes = new ArrayList<>(mentions.getOrDefault(name, List.of()));
    for (int i = at - 1; table && i >= Math.max(0, at - REACH) && tells(readings.get(i)); i--) {
      for (Sentence sentence : readings.get(i).sentences()) {
        if (sentence.has(Cue.METHOD)) {
          notes.add(sentence);
        }
      }
    }
    return notes;
  }

  private static boolean tells(BlockReading block) {
    return block.kind() == BlockKind.PARAGRAPH
        || block.kind() == BlockKind.LIST_ITEM
        || block.kind() == BlockKind.CALLOUT
        || block.kind() == BlockKind.COMMENT;
  }

  /// A sentence of prose that names a table and tells of a source; a caption is none.
  private void remember(Sentence sentence, BlockReading block) {
    if (!sentence.cues().meets(TELLS)) {
      return;
    }
    int caption = block.nameStart();
    for (int i = sentence.from(); i + 1 < sentence.to(); i++) {
      boolean capital = sentence.tokens().is(i, TokenClass.CAP);
      String name = !capital || i == caption ? "" : name(sentence.tokens(), i);
      if (!name.isEmpty()) {
        mentions.computeIfAbsent(name, n -> new ArrayList<>()).add(sentence);
      }
    }
  }

  /// The name that a caption begins with, such as `table 2`, or nothing.
  static String name(BlockReading block) {
    int at = block.nameStart();
    return at < 0 ? "" : name(block.tokens(), at);
  }

  /// The token of a caption's name at the beginning of a line, or -1.
  static int nameStart(BlockReading block) {
    Tokens tokens = block.tokens();
    for (int i = 0; i + 1 < tokens.count(); i++) {
      if (tokens.is(i, TokenClass.CAP)
          && number(tokens, i + 1) >= 0
          && beginsLine(tokens, i)
          && !goesOn(tokens, number(tokens, i + 1) + 1)
          && !name(tokens, i).isEmpty()) {
        return i;
      }
    }
    return -1;
  }

  /// "Table 2 was", and no caption.
  private static boolean goesOn(Tokens tokens, int next) {
    return next < tokens.count()
        && tokens.is(next, TokenClass.WORD)
        && !tokens.is(next, TokenClass.CAP);
  }

  private static boolean beginsLine(Tokens tokens, int token) {
    return token == 0
        || tokens.text().indexOf('\n', tokens.end(token - 1), tokens.start(token)) >= 0;
  }

  static String name(Tokens tokens, int at) {
    int number = number(tokens, at + 1);
    if (!tokens.is(at, TokenClass.CAP) || number < 0) {
      return "";
    }
    String kind =
        switch (tokens.lower(at)) {
          case "table", "tab" -> "table ";
          case "figure", "fig", "chart", "graph" -> "figure ";
          default -> "";
        };
    return kind.isEmpty() ? "" : kind + tokens.text(number);
  }

  /// The number or letter of a caption, also after "Fig.", or -1.
  static int number(Tokens tokens, int at) {
    int i = at < tokens.count() && tokens.is(at, '.') ? at + 1 : at;
    if (i >= tokens.count()) {
      return -1;
    }
    boolean letter = tokens.is(i, TokenClass.CAP) && tokens.end(i) - tokens.start(i) == 1;
    return letter || tokens.is(i, TokenClass.NUM) ? i : -1;
  }
}
