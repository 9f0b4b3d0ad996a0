package app.assay.points.lexicon;

/// Walks a trie along a text. An instance keeps its notes between calls and so belongs to one
/// thread.
public final class TrieWalk {

  private final TokenTrie trie;
  private final Cue[] cues = Cue.values();
  private final int[] ends = new int[cues.length];
  private final int[] touched = new int[cues.length];
  private int count;

  public TrieWalk(TokenTrie trie) {
    this.trie = trie;
  }

  /// Takes a match.
  public interface Sink {

    void match(Cue cue, int from, int to);
  }

  /// Reports, for each cue, the longest match that begins at token `from` and ends by `limit`.
  public void match(TokenTrie.Tokens tokens, int from, int limit, Sink out) {
    if (!trie.begins(tokens.word(from), tokens.classes(from))) {
      return;
    }
    count = 0;
    walk(0, tokens, from, limit);
    for (int i = 0; i < count; i++) {
      out.match(cues[touched[i]], from, ends[touched[i]]);
      ends[touched[i]] = 0;
    }
  }

  /// Recursion is as deep as the longest pattern, whatever the text.
  private void walk(int node, TokenTrie.Tokens tokens, int at, int limit) {
    for (int cue : trie.cues(node)) {
      if (ends[cue] == 0) {
        touched[count++] = cue;
      }
      ends[cue] = Math.max(ends[cue], at);
    }
    if (at >= limit) {
      return;
    }
    int byWord = trie.byWord(node, tokens.word(at));
    if (byWord != 0) {
      walk(byWord, tokens, at + 1, limit);
    }
    int kinds = trie.classMask(node) & tokens.classes(at);
    while (kinds != 0) {
      int kind = Integer.numberOfTrailingZeros(kinds);
      walk(trie.byClass(node, kind), tokens, at + 1, limit);
      kinds &= kinds - 1;
    }
  }
}
