package app.assay.points.lexicon;

import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLongArray;
import org.jspecify.annotations.Nullable;

/// A fixed set of words. Detectors ask about nearly every word of a text, and nearly always the
/// answer is no: a set answers that from a number of the word, and seldom looks at a word's
/// letters.
public final class WordSet extends AbstractSet<String> {

  /// So many places in the table for each word, so that most words that are not in it meet none.
  private static final int PLACES = 4;

  /// The filter has so many bits for each word at least.
  private static final int BITS = 16;

  private static final int UNASKED = -2;
  private static final int OF_MARKS = -1;

  private static final int MIX = 0x9E3779B9;

  /// The sets that sentences were asked about, by their numbers.
  private static final List<WordSet> NUMBERED = new CopyOnWriteArrayList<>();

  /// In longs; eight bits for each of their words or more.
  private static final int ANY = 1 << 9;

  /// A bit for each word of the numbered sets by its hash. It is set before a set is numbered, so
  /// that whoever sees the number sees its words here.
  private static final AtomicLongArray OF_NUMBERED = new AtomicLongArray(ANY);

  private final @Nullable String[] table;

  /// The hash of each word in the table: another word is seen by it to be none of these, without a
  /// look at letters that lie in far memory.
  private final int[] hashes;

  private final List<String> words;

  /// A bit for each word by its hash: most words are seen by this not to be here.
  private final long[] filter;

  private int number = UNASKED;

  private WordSet(Collection<String> all) {
    words = all.stream().distinct().toList();
    table = new @Nullable String[powerOfTwo(words.size() * PLACES)];
    hashes = new int[table.length];
    filter = new long[powerOfTwo(words.size() * BITS / Long.SIZE)];
    for (String word : words) {
      int hash = hash(word);
      filter[hash >>> 6 & filter.length - 1] |= 1L << hash;
      int at = hash & table.length - 1;
      while (table[at] != null) {
        at = (at + 1) & table.length - 1;
      }
      table[at] = word;
      hashes[at] = hash;
    }
  }

  private static int powerOfTwo(int least) {
    return least <= 1 ? 1 : Integer.highestOneBit(least - 1) * 2;
  }

  /// A number of a word's letters whose bits are well mixed; never 0.
  public static int hash(String word) {
    return mix(word.hashCode());
  }

  /// The same, of a word's `hashCode`.
  public static int mix(int code) {
    int hash = code * MIX;
    hash ^= hash >>> Short.SIZE;
    return hash == 0 ? MIX : hash;
  }

  public static WordSet of(String... words) {
    return new WordSet(Arrays.asList(words));
  }

  /// The words of a collection.
  public static WordSet copyOf(Collection<String> words) {
    return new WordSet(words);
  }

  @Override
  public boolean contains(@Nullable Object word) {
    return word instanceof String letters && has(letters);
  }

  /// True when the word is one of these.
  public boolean has(String word) {
    return has(word, hash(word));
  }

  /// The same, of a word whose [#hash(String)] is known.
  public boolean has(String word, int hash) {
    if (!mayHave(hash)) {
      return false;
    }
    int mask = hashes.length - 1;
    for (int at = hash & mask; hashes[at] != 0; at = (at + 1) & mask) {
      if (hashes[at] == hash && word.equals(table[at])) {
        return true;
      }
    }
    return false;
  }

  /// False when no word of these has this [#hash(String)], as is mostly so.
  public boolean mayHave(int hash) {
    return (filter[hash >>> 6 & filter.length - 1] >>> hash & 1) != 0;
  }

  /// The number of this set among those that whole sentences are asked about, from 0; negative for
  /// a set whose words may be more than words and numbers, such as marks, which is never asked
  /// about. Not for a set that a text makes: numbers are never given back.
  public int number() {
    int known = number;
    if (known == UNASKED) {
      known = words.stream().allMatch(WordSet::isPlain) ? take(this) : OF_MARKS;
      number = known;
    }
    return known;
  }

  private static boolean isPlain(String word) {
    return word.chars().anyMatch(Character::isLetterOrDigit)
        && word.chars().allMatch(c -> Character.isLetterOrDigit(c) || c == '-' || c == '\'');
  }

  private static synchronized int take(WordSet set) {
    for (int i = 0; i < NUMBERED.size(); i++) {
      if (NUMBERED.get(i) == set) {
        return i;
      }
    }
    for (String word : set.words) {
      int hash = hash(word);
      OF_NUMBERED.accumulateAndGet(hash >>> 6 & ANY - 1, 1L << hash, (bits, bit) -> bits | bit);
    }
    NUMBERED.add(set);
    return NUMBERED.size() - 1;
  }

  /// False when no word of the numbered sets has this [#hash(String)], as is mostly so.
  public static boolean anyMayHave(int hash) {
    return (OF_NUMBERED.get(hash >>> 6 & ANY - 1) >>> hash & 1) != 0;
  }

  /// How many sets are numbered.
  public static int count() {
    return NUMBERED.size();
  }

  /// The numbered sets as they are now.
  static List<WordSet> numbered() {
    return List.copyOf(NUMBERED);
  }

  @Override
  public Iterator<String> iterator() {
    return words.iterator();
  }

  @Override
  public int size() {
    return words.size();
  }
}
