package app.assay.distillery.layer2.artifact;

import app.assay.distillery.layer2.Proposal;
import app.assay.distillery.layer2.Sight;
import app.assay.distillery.layer2.source.Checkout;
import app.assay.judge.Evidence;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/// Finds the artifacts of candidates in one checkout (R7). Its files are read once and remembered
/// by their words. Deterministic: the same files and the same candidate give the same excerpts in
/// the same order. Belongs to one thread.
public final class Artifacts {

  private static final int MOST_FILES = 20_000;
  private static final long MOST_BYTES = 48_000_000;
  private static final int MOST_OPENED = 12;
  private static final int MOST_SHOWN = 8;

  /// What a place counts beside the words in it.
  private static final double NAMED_PATH = 40;

  private static final double IN_DOMAIN = 4;

  /// Below this, or with fewer of its words, a file says nothing of a candidate.
  private static final double LEAST = 8;

  private static final int LEAST_WORDS = 2;

  /// So many other files are taken for granted, lest every word be common in a small checkout.
  private static final int OTHERS = 20;

  private final CheckoutFiles files;
  private final Map<String, List<String>> patterns;
  private final List<String> paths;
  private final Map<String, List<Integer>> byWord;
  private final List<String> notes;

  private Artifacts(
      CheckoutFiles files,
      Map<String, List<String>> patterns,
      List<String> paths,
      Map<String, List<Integer>> byWord,
      List<String> notes) {
    this.files = files;
    this.patterns = patterns;
    this.paths = paths;
    this.byWord = byWord;
    this.notes = notes;
  }

  /// Reads a checkout.
  ///
  /// @param patterns of the vault's domains, by their names: `*`, a directory ending in `/`, or an
  ///   exact path
  /// @param stopped true once the user wants no more, or the time is over; what is read by then
  ///   counts, and that is said
  public static Artifacts of(
      Checkout checkout, Map<String, List<String>> patterns, BooleanSupplier stopped) {
    CheckoutFiles files = new CheckoutFiles(checkout);
    List<String> notes = new ArrayList<>();
    List<String> listed = List.of();
    try {
      CheckoutFiles.Listing listing = files.list(MOST_FILES);
      listed = listing.paths();
      if (listing.cut()) {
        notes.add("Only the first %d files of the checkout were searched.".formatted(MOST_FILES));
      }
    } catch (IOException e) {
      notes.add("The files of the checkout could not be listed.");
    }
    List<String> paths = new ArrayList<>();
    Map<String, List<Integer>> byWord = new HashMap<>();
    long bytes = 0;
    for (String path : listed) {
      if (bytes > MOST_BYTES || stopped.getAsBoolean()) {
        notes.add(
            "Only %d of %d files of the checkout were searched."
                .formatted(paths.size(), listed.size()));
        break;
      }
      String text = files.text(path).orElse("");
      bytes += text.length();
      if (!text.isBlank()) {
        int number = paths.size();
        paths.add(path);
        Terms.counts(path + "\n" + text)
            .keySet()
            .forEach(word -> byWord.computeIfAbsent(word, _ -> new ArrayList<>()).add(number));
      }
    }
    return new Artifacts(
        files, Map.copyOf(patterns), List.copyOf(paths), byWord, List.copyOf(notes));
  }

  /// What of the checkout speaks of a candidate, the most telling first.
  public Sight of(Proposal candidate) {
    Terms terms = Terms.of(candidate);
    Map<String, Double> rarity = new HashMap<>();
    double[] scores = new double[paths.size()];
    int[] words = new int[paths.size()];
    terms
        .weights()
        .forEach(
            (word, weight) -> {
              List<Integer> with = byWord.getOrDefault(word, List.of());
              double all = OTHERS + paths.size();
              double counts = weight * Math.log(1 + all / Math.max(1, with.size()));
              rarity.put(word, counts);
              for (int file : with) {
                scores[file] += counts;
                words[file]++;
              }
            });
    List<Integer> ranked = new ArrayList<>();
    for (int i = 0; i < scores.length; i++) {
      double named = named(paths.get(i), terms);
      scores[i] += named + inDomain(paths.get(i), candidate);
      if (scores[i] >= LEAST && (words[i] >= LEAST_WORDS || named > 0)) {
        ranked.add(i);
      }
    }
    ranked.sort(
        Comparator.<Integer>comparingDouble(i -> scores[i]).reversed().thenComparingInt(i -> i));
    List<Excerpt> excerpts = new ArrayList<>();
    for (int file : ranked.subList(0, Math.min(MOST_OPENED, ranked.size()))) {
      String text = files.text(paths.get(file)).orElse("");
      excerpts.addAll(Excerpt.of(paths.get(file), text, rarity, scores[file]));
    }
    excerpts.sort(Comparator.comparingDouble(Excerpt::score).reversed());
    List<Evidence> evidence = new ArrayList<>();
    for (Excerpt one : excerpts.subList(0, Math.min(MOST_SHOWN, excerpts.size()))) {
      evidence.add(new Evidence("e" + (evidence.size() + 1), one.source(), one.text()));
    }
    return new Sight(evidence, notes(evidence));
  }

  private List<String> notes(List<Evidence> found) {
    List<String> all = new ArrayList<>(notes);
    if (found.isEmpty()) {
      all.add(
          "No artifact of the checkout speaks of it (%d files searched).".formatted(paths.size()));
    }
    return all;
  }

  private static double named(String path, Terms terms) {
    return terms.paths().stream()
        .filter(n -> path.equals(n) || path.endsWith("/" + n) || path.startsWith(n + "/"))
        .mapToDouble(_ -> NAMED_PATH)
        .sum();
  }

  private double inDomain(String path, Proposal candidate) {
    return candidate.domains().stream()
            .flatMap(domain -> patterns.getOrDefault(domain, List.of()).stream())
            .anyMatch(p -> p.endsWith("/") ? path.startsWith(p) : path.equals(p))
        ? IN_DOMAIN
        : 0;
  }
}
