package app.assay.ui.action;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/// Finds actions, documents and claims by some of their words.
public final class Finder {

  private static final int SHOWN = 60;

  private record Ranked(Hit hit, int rank) {}

  private final List<Supplier<List<Hit>>> sources;

  /// @param sources asked anew at each search, the most important first
  public Finder(List<Supplier<List<Hit>>> sources) {
    this.sources = List.copyOf(sources);
  }

  /// All actions that can be done now.
  public static Supplier<List<Hit>> actions(Actions actions, KeyMap keys) {
    return () ->
        actions.all().stream()
            .filter(a -> a.enabled().getAsBoolean())
            .map(a -> new Hit(a.group(), a.title(), "", keys.caps(a.id()), a.run()))
            .toList();
  }

  /// What contains every word typed, best first: titles that begin so, words that begin so, the
  /// rest; an empty query gives the first of everything.
  public List<Hit> search(String typed) {
    String query = typed.strip().toLowerCase(Locale.ROOT);
    List<String> words = query.isEmpty() ? List.of() : List.of(query.split("\\s+"));
    List<Ranked> found = new ArrayList<>();
    for (Supplier<List<Hit>> source : sources) {
      for (Hit hit : source.get()) {
        int rank = rank(hit, query, words);
        if (rank >= 0) {
          found.add(new Ranked(hit, rank));
        }
      }
    }
    return found.stream()
        .sorted(Comparator.comparingInt(Ranked::rank))
        .limit(SHOWN)
        .map(Ranked::hit)
        .toList();
  }

  private static int rank(Hit hit, String query, List<String> words) {
    String title = hit.title().toLowerCase(Locale.ROOT);
    String all = title + " " + hit.note().toLowerCase(Locale.ROOT);
    if (!words.stream().allMatch(all::contains)) {
      return -1;
    }
    if (title.startsWith(query)) {
      return 0;
    }
    if (words.stream().allMatch(word -> title.startsWith(word) || title.contains(" " + word))) {
      return 1;
    }
    return words.stream().allMatch(title::contains) ? 2 : 3;
  }
}
