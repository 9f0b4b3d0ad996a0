package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.PatternWalk;
import app.assay.text.Span;
import java.util.Arrays;

/// The tokens of one block in parallel arrays; offsets count from the block's start.
public final class Tokens implements PatternWalk.Input {

  private final String text;
  private int[] starts = new int[32];
  private int[] ends = new int[32];
  private int[] words = new int[32];
  private int[] classes = new int[32];
  private boolean[] quoted = new boolean[0];
  private int count;

  Tokens(String text) {
    this.text = text;
  }

  void add(int start, int end, int word, int bits) {
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, count * 2);
      ends = Arrays.copyOf(ends, count * 2);
      words = Arrays.copyOf(words, count * 2);
      classes = Arrays.copyOf(classes, count * 2);
    }
    starts[count] = start;
    ends[count] = end;
    words[count] = word;
    classes[count++] = bits;
  }

  /// Gives the arrays back to their size and marks the tokens of quotations.
  void finish(boolean[] inQuotes) {
    starts = Arrays.copyOf(starts, count);
    ends = Arrays.copyOf(ends, count);
    words = Arrays.copyOf(words, count);
    classes = Arrays.copyOf(classes, count);
    quoted = inQuotes;
  }

  public int count() {
    return count;
  }

  @Override
  public int word(int token) {
    return quoted.length > token && quoted[token] ? 0 : words[token];
  }

  /// The class bits; none within somebody else's words.
  @Override
  public int classes(int token) {
    return quoted.length > token && quoted[token] ? 0 : classes[token];
  }

  public boolean is(int token, TokenClass kind) {
    return (classes(token) & kind.bit()) != 0;
  }

  /// True within quotation marks around three words or more: somebody else's words.
  public boolean isQuoted(int token) {
    return quoted.length > token && quoted[token];
  }

  public int start(int token) {
    return starts[token];
  }

  public int end(int token) {
    return ends[token];
  }

  /// From the start of token `from` to the end of the token before `to`.
  public Span span(int from, int to) {
    return from >= to ? Span.at(starts[from]) : new Span(starts[from], ends[to - 1]);
  }

  /// The token as it is written.
  public String text(int token) {
    return text.substring(starts[token], ends[token]);
  }

  /// The characters of the block.
  public String text() {
    return text;
  }

  /// True when the token is this character alone.
  public boolean is(int token, char c) {
    return ends[token] - starts[token] == 1 && text.charAt(starts[token]) == c;
  }
}
