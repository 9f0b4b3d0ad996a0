package app.assay.points.reading;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/// How often something happens, in hours from one time to the next: "weekly", "every Monday", "once
/// a month".
final class Rhythms {

  /// "Weekly", by its hours.
  private static final Map<String, Double> ADVERBS = hours(WordLists.family("often-"));

  /// What "every", "once a" and "per" stand before, by its hours.
  private static final Map<String, Double> PERIODS = hours(WordLists.family("period-"));

  private static final WordSet WORDS = all();

  private static final WordSet EVERY = WordLists.words("every");

  private static final WordSet ONCE = WordLists.words("once");

  private Rhythms() {}

  private static Map<String, Double> hours(Map<String, WordSet> family) {
    Map<String, Double> hours = new HashMap<>();
    family.forEach(
        (number, words) -> words.forEach(word -> hours.put(word, Double.valueOf(number))));
    return Map.copyOf(hours);
  }

  private static WordSet all() {
    Set<String> words = new HashSet<>(ADVERBS.keySet());
    words.addAll(PERIODS.keySet());
    return WordSet.copyOf(words);
  }

  static void read(Sentence sentence, LooseKind out) {
    if (!sentence.mayHold(WORDS)) {
      return;
    }
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (!tokens.isOneOf(i, WORDS)) {
        continue;
      }
      Double often = ADVERBS.get(tokens.lower(i));
      Double period = PERIODS.get(tokens.lower(i));
      if (often != null) {
        out.add(i, i + 1, often, Quantity.RHYTHM);
      } else if (period != null && i > sentence.from()) {
        int from = start(sentence, i);
        if (from >= 0) {
          out.add(from, i + 1, period, Quantity.RHYTHM);
        }
      }
    }
  }

  /// Of "every Monday" and "once a month" the first token, or -1.
  private static int start(Sentence sentence, int period) {
    Tokens tokens = sentence.tokens();
    if (tokens.isOneOf(period - 1, EVERY)) {
      return period - 1;
    }
    boolean once =
        period - 2 >= sentence.from()
            && (tokens.isWord(period - 1, "a") || tokens.isWord(period - 1, "per"))
            && tokens.isOneOf(period - 2, ONCE);
    return once ? period - 2 : -1;
  }
}
