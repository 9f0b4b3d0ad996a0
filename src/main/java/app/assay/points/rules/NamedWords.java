package app.assay.points.rules;

import app.assay.points.rules.Unbuilt.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The content words that name plans, in one open table: every word of a text is asked for.
final class NamedWords {

  private static final long MIX = 0x9E3779B97F4A7C15L;

  private long[] words = new long[64];
  private @Nullable List<Naming>[] plans = table(64);
  private int[] uses = new int[64];
  private int count;

  /// Nearly every other word is seen by this not to be here.
  private final WordFilter filter;

  /// Of sums of two words.
  private WordFilter pairs = new WordFilter(0);

  /// @param most about how many words will be added
  NamedWords(int most) {
    this.filter = new WordFilter(most);
  }

  /// What a word says of a plan that it names.
  ///
  /// @param plan the plan
  /// @param number of the plan among all, from 0
  /// @param bit the word's among those of the plan's name
  record Naming(Plan plan, int number, int bit) {}

  /// @param word not 0
  void add(long word, Naming plan) {
    if (count * 2 >= words.length) {
      grow();
    }
    int at = slot(word);
    List<Naming> known = plans[at];
    if (known == null) {
      filter.add(word);
      words[at] = word;
      known = new ArrayList<>(1);
      plans[at] = known;
      count++;
    }
    known.add(plan);
  }

  /// Notes which words name one thing together, once all plans are known.
  void join(List<Set<Long>> names) {
    int most = 0;
    for (Set<Long> name : names) {
      most += name.size() * (name.size() - 1) / 2;
    }
    pairs = new WordFilter(most);
    for (Set<Long> name : names) {
      for (long word : name) {
        for (long other : name) {
          if (other != word) {
            pairs.add(word + other);
          }
        }
      }
    }
  }

  /// False when two words name no thing together, as is mostly so.
  boolean mayBeOfOne(long word, long other) {
    return pairs.mayHave(word + other);
  }

  boolean has(long word) {
    return word != 0 && filter.mayHave(word) && words[slot(word)] == word;
  }

  /// The plans that a word names, in the order in which they were added.
  List<Naming> plans(long word) {
    List<Naming> known = word == 0 ? null : plans[slot(word)];
    return known == null ? List.of() : known;
  }

  /// Notes that a word that names a plan stands in the text so many times more.
  void use(long word, int times) {
    uses[slot(word)] += times;
  }

  /// How often a word stands in the text.
  int uses(long word) {
    return has(word) ? uses[slot(word)] : 0;
  }

  private void grow() {
    long[] before = words;
    @Nullable List<Naming>[] lists = plans;
    words = new long[before.length * 2];
    plans = table(words.length);
    uses = new int[words.length];
    for (int i = 0; i < before.length; i++) {
      if (before[i] != 0) {
        int at = slot(before[i]);
        words[at] = before[i];
        plans[at] = lists[i];
      }
    }
  }

  /// Where a word is, or would be.
  private int slot(long word) {
    int mask = words.length - 1;
    int at = (int) ((word * MIX) >>> Integer.SIZE) & mask;
    while (words[at] != 0 && words[at] != word) {
      at = (at + 1) & mask;
    }
    return at;
  }

  @SuppressWarnings("unchecked")
  private static @Nullable List<Naming>[] table(int size) {
    return new @Nullable List[size];
  }
}
