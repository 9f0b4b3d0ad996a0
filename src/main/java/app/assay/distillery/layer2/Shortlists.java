package app.assay.distillery.layer2;

import app.assay.judge.rule.SameWords;
import app.assay.judge.similarity.Flag;
import app.assay.judge.similarity.LexicalSimilarity;
import app.assay.judge.similarity.Likeness;
import app.assay.judge.similarity.SimilarTexts;
import app.assay.vault.EntrySummary;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

/// The shortlists of a batch: for each candidate the entries and earlier candidates it has to be
/// held against for R6, found by domain, by words and by likeness, across domains too. Likeness
/// only puts something on a list. Belongs to one thread.
public final class Shortlists {

  /// The most on a list beside the entry its author named and those readers spoke of.
  private static final int MOST = 8;

  /// What the search for words may add from other domains, and how alike they have to be at least.
  private static final int MOST_HITS = 5;

  private static final double LEAST_HIT = 0.03;

  /// What a hit of the search counts in the ranking.
  private static final double HIT = 0.1;

  /// Scores below are noise.
  private static final double LEAST_SCORE = 0.02;

  /// How alike something has to be that neither domain nor words put on the list.
  private static final double LEAST = 0.2;

  /// What a common domain counts in the ranking.
  private static final double DOMAIN = 0.1;

  private static final int MOST_WORDS = 16;
  private static final int SHORTEST_WORD = 4;

  private final List<Proposal> batch;
  private final IntPredicate comparable;
  private final Optional<VaultStore> vault;
  private final VaultView view;
  private final List<String> ids;
  private final SimilarTexts entries;
  private final SimilarTexts candidates;

  private Shortlists(
      List<Proposal> batch, IntPredicate comparable, Optional<VaultStore> vault, VaultView view) {
    this.batch = batch;
    this.comparable = comparable;
    this.vault = vault;
    this.view = view;
    this.ids = List.copyOf(view.active().keySet());
    LexicalSimilarity similarity = new LexicalSimilarity();
    this.entries =
        similarity.among(view.active().values().stream().map(VaultView.Known::compared).toList());
    this.candidates = similarity.among(batch.stream().map(Shortlists::compared).toList());
  }

  /// Reads the vault once.
  ///
  /// @param batch all candidates in their order
  /// @param comparable true for the place of a candidate that later ones are held against: one that
  ///   layer 1 let through
  /// @param vault empty where there is none; then only an earlier candidate with the very same
  ///   claim counts
  public static Shortlists of(
      List<Proposal> batch, IntPredicate comparable, Optional<VaultStore> vault) {
    VaultView view = vault.map(store -> VaultView.of(store, batch)).orElseGet(VaultView::none);
    return new Shortlists(List.copyOf(batch), comparable, vault, view);
  }

  /// The list of one candidate.
  public Shortlist of(int place) {
    Proposal candidate = batch.get(place);
    List<String> notes = new ArrayList<>();
    if (vault.isEmpty() || view.trouble().isPresent()) {
      String why =
          view.trouble()
              .orElse(
                  "R6 was skipped: no vault was given, so that nothing was compared but earlier"
                      + " candidates with the same claim.");
      return new Shortlist(sameClaim(place), Optional.of(why), notes);
    }
    Map<String, Found> found = new LinkedHashMap<>();
    named(candidate, found, notes);
    domains(candidate, found, notes);
    alike(candidate, found, notes);
    earlier(place, found);
    archived(candidate, notes);
    return list(candidate, found, notes);
  }

  /// Something that may come on the list.
  private static final class Found {
    private final Related.Place place;
    private final String id;
    private final Set<String> reasons = new LinkedHashSet<>();
    private double score;
    private double bonus;
    private boolean always;
    private boolean domain;

    private Found(Related.Place place, String id) {
      this.place = place;
      this.id = id;
    }

    private double rank() {
      return always ? 2 + score : score + bonus;
    }
  }

  private static Found vault(Map<String, Found> found, String id) {
    return found.computeIfAbsent("vault: " + id, _ -> new Found(Related.Place.VAULT, id));
  }

  private void named(Proposal candidate, Map<String, Found> found, List<String> notes) {
    String id = candidate.conflictCheck();
    if (!id.isEmpty()) {
      if (view.known().containsKey(id)) {
        Found named = vault(found, id);
        named.always = true;
        named.reasons.add("named by its author");
      } else {
        notes.add(
            "The entry '%s' it names under conflict_check is not in the vault; that comparison was skipped."
                .formatted(id));
      }
    }
    for (Proposal.Signal signal : candidate.feedback()) {
      if (view.known().containsKey(signal.entryId())) {
        Found spoken = vault(found, signal.entryId());
        spoken.always = true;
        spoken.reasons.add("readers spoke of it");
      }
    }
  }

  private void domains(Proposal candidate, Map<String, Found> found, List<String> notes) {
    Set<String> all = new LinkedHashSet<>();
    for (String domain : new LinkedHashSet<>(candidate.domains())) {
      Optional<String> trouble = view.domainTrouble(domain);
      if (trouble.isPresent()) {
        notes.add(
            "The domain '%s' could not be queried and was skipped: %s"
                .formatted(domain, trouble.get()));
      } else {
        all.addAll(view.inDomain(domain));
      }
    }
    for (String id : all) {
      Found same = vault(found, id);
      same.domain = true;
      same.bonus += DOMAIN;
      same.reasons.add("same domain");
    }
  }

  private void alike(Proposal candidate, Map<String, Found> found, List<String> notes) {
    Map<String, Double> scores = scores(entries, candidate, ids);
    scores.forEach(
        (id, score) -> {
          if (score >= LEAST) {
            vault(found, id).reasons.add("looks alike");
          }
        });
    for (String hit : hits(candidate, notes)) {
      if (scores.getOrDefault(hit, 0.0) >= LEAST_HIT) {
        Found same = vault(found, hit);
        same.bonus += HIT;
        same.reasons.add("same words");
      }
    }
    found.values().forEach(one -> one.score = scores.getOrDefault(one.id, 0.0));
    view.partial().ifPresent(notes::add);
  }

  private static Map<String, Double> scores(
      SimilarTexts texts, Proposal candidate, List<String> ids) {
    Map<String, Double> scores = new LinkedHashMap<>();
    if (texts.like(compared(candidate), LEAST_SCORE, ids.size())
        instanceof Likeness.Flags(var _, var flags)) {
      flags.forEach(flag -> scores.put(ids.get(flag.index()), flag.score()));
    }
    return scores;
  }

  private List<String> hits(Proposal candidate, List<String> notes) {
    List<String> words = searched(candidate);
    if (words.isEmpty()) {
      return List.of();
    }
    try {
      return vault.orElseThrow().read(reader -> reader.searchAny(words, MOST_HITS)).stream()
          .map(EntrySummary::id)
          .filter(view.active()::containsKey)
          .toList();
    } catch (VaultException e) {
      notes.add("The search for words was skipped: " + e.error().message());
      return List.of();
    }
  }

  private void earlier(int place, Map<String, Found> found) {
    Proposal candidate = batch.get(place);
    if (candidates.like(compared(candidate), LEAST_SCORE, batch.size())
        instanceof Likeness.Flags(var _, var flags)) {
      for (Flag flag : flags) {
        if (flag.index() < place && comparable.test(flag.index())) {
          Proposal other = batch.get(flag.index());
          boolean domain = other.domains().stream().anyMatch(candidate.domains()::contains);
          if (domain || flag.score() >= LEAST) {
            Found one =
                found.computeIfAbsent(
                    "batch: " + flag.index(),
                    _ -> new Found(Related.Place.BATCH, Integer.toString(flag.index())));
            one.score = flag.score();
            one.bonus = domain ? DOMAIN : 0;
            one.domain = domain;
            one.reasons.add(domain ? "same domain" : "looks alike");
          }
        }
      }
    }
  }

  private void archived(Proposal candidate, List<String> notes) {
    view.archivedWith(SameWords.key(candidate.claim()))
        .ifPresent(
            entry ->
                notes.add(
                    "The archived entry %s has the same claim; it was archived because: %s"
                        .formatted(entry.id(), entry.archived())));
  }

  private List<Related> sameClaim(int place) {
    String wanted = SameWords.key(batch.get(place).claim());
    for (int i = 0; i < place && !wanted.isEmpty(); i++) {
      if (comparable.test(i) && SameWords.key(batch.get(i).claim()).equals(wanted)) {
        return List.of(related(batch.get(i), 1, List.of("same claim")));
      }
    }
    return List.of();
  }

  private Shortlist list(Proposal candidate, Map<String, Found> found, List<String> notes) {
    List<Found> ranked =
        found.values().stream()
            .sorted(Comparator.comparingDouble(Found::rank).reversed().thenComparing(f -> f.id))
            .toList();
    long always = ranked.stream().filter(f -> f.always).count();
    List<Found> kept = ranked.stream().limit(MOST + always).toList();
    long uncompared = ranked.stream().skip(kept.size()).filter(f -> f.domain).count();
    if (uncompared > 0) {
      notes.add(
          "%d more of the same domains, which look less alike, %s not compared."
              .formatted(uncompared, uncompared == 1 ? "was" : "were"));
    }
    if (kept.isEmpty()) {
      notes.add(
          "The vault has %d active %s; none shares a domain, and none looks alike."
              .formatted(ids.size(), ids.size() == 1 ? "entry" : "entries"));
    }
    return new Shortlist(
        kept.stream().map(f -> related(candidate, f)).toList(), Optional.empty(), notes);
  }

  private Related related(Proposal candidate, Found found) {
    List<String> reasons = List.copyOf(found.reasons);
    if (found.place == Related.Place.BATCH) {
      return related(batch.get(Integer.parseInt(found.id)), found.score, reasons);
    }
    VaultView.Known entry = view.entry(found.id);
    return new Related(
        Related.Place.VAULT,
        found.id,
        entry.title(),
        entry.claim(),
        entry.text(),
        found.score,
        reasons,
        candidate.feedback().stream().filter(s -> s.entryId().equals(found.id)).toList());
  }

  private static Related related(Proposal other, double score, List<String> reasons) {
    return new Related(
        Related.Place.BATCH,
        other.id(),
        other.title(),
        other.claim(),
        other.text(),
        score,
        reasons,
        List.of());
  }

  private static String compared(Proposal candidate) {
    return candidate.title() + "\n" + candidate.claim();
  }

  /// The longest words of title and claim, in their order: short ones stand everywhere.
  private static List<String> searched(Proposal candidate) {
    Set<String> words = new LinkedHashSet<>();
    for (String word : compared(candidate).split("[^\\p{L}\\p{N}]+", -1)) {
      if (word.length() >= SHORTEST_WORD || word.codePoints().anyMatch(c -> c > 0x2E80)) {
        words.add(word);
      }
    }
    return words.stream()
        .sorted(Comparator.comparingInt(String::length).reversed())
        .limit(MOST_WORDS)
        .toList();
  }
}
