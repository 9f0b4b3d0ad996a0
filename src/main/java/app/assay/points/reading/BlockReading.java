package app.assay.points.reading;

import app.assay.text.Span;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a block says, read once. It depends on the block's characters alone, so that it may be kept
/// while other parts of the text change; all offsets count from the block's start.
///
/// @param kind what the block is
/// @param level of a heading or list item
/// @param tokens its tokens; none where the block is silent
/// @param sentences its sentences and cells, by place
/// @param table its cells, for a table
public record BlockReading(
    BlockKind kind,
    int level,
    Tokens tokens,
    List<Sentence> sentences,
    Optional<TableReading> table) {

  public BlockReading {
    sentences = List.copyOf(sentences);
  }

  /// Two readings are the same only when they are one: texts are compared before they are read.
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }

  /// The characters of the block.
  public String text() {
    return tokens.text();
  }

  public Span span() {
    return new Span(0, tokens.text().length());
  }

  /// The token with which a figure's caption begins, such as that of "Figure 2", or -1.
  public int captionStart() {
    int at = FigureNotes.nameStart(this);
    return at >= 0 && FigureNotes.name(tokens, at).startsWith("figure") ? at : -1;
  }

  /// True for a paragraph that begins with an image.
  boolean isPicture() {
    return kind == BlockKind.PARAGRAPH
        && tokens.count() > 2
        && tokens.is(0, '!')
        && tokens.is(1, '[');
  }
}
