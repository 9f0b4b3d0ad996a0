package app.assay.distillery.layer2;

import app.assay.judge.rule.SameWords;
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
  private static final int MOST_HITS = 8;

  private static final double LEAST_HIT = 0.03;

  /// Scores below are noise.
  private static final double LEAST_SCORE = 0.02;

  /// How alike title and claim have to be of something that neither domain nor words put on the
  /// list.
  private static final double LEAST = 0.2;

  /// The same for all of the text with its body, where chance makes everything a little alike.
  private static final double LEAST_WHOLE = 0.1;

  /// Larger batches are compared by title and claim only, which keeps the memory small.
  private static final int MOST_WHOLE = 1_000;

  /// Characters of a body that are compared.
  private static final int LONGEST_BODY = 3_000;

  private static final int MOST_WORDS = 16;
  private static final int SHORTEST_WORD = 4;

  private final List<Proposal> batch;
  private final IntPredicate comparable;
  private final Optional<VaultStore> vault;
  private final VaultView view;
  private final List<String> ids;
  private final SimilarTexts entries;
  private final SimilarTexts wholeEntries;
  private final SimilarTexts candidates;
  private final Optional<SimilarTexts> wholeCandidates;

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
    this.wholeEntries =
        similarity.among(view.active().values().stream().map(VaultView.Known::whole).toList());
    this.candidates = similarity.among(batch.stream().map(Shortlists::compared).toList());
    this.wholeCandidates =
        batch.size() > MOST_WHOLE
            ? Optional.empty()
            : Optional.of(similarity.among(batch.stream().map(Shortlists::whole).toList()));
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

  private static Found vault(Map<String, Found> found, String id) {
    return found.computeIfAbsent(key(id), _ -> new Found(Related.Place.VAULT, id));
  }

  private static String key(String id) {
    return "vault: " + id;
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
    Set<String> asked = new LinkedHashSet<>(candidate.domains());
    for (String domain : asked) {
      Optional<String> trouble = view.domainTrouble(domain);
      if (trouble.isPresent()) {
        notes.add(
            "The domain '%s' could not be queried and was skipped: %s"
                .formatted(domain, trouble.get()));
      } else {
        for (String id : view.inDomain(domain)) {
          Found same = vault(found, id);
          same.domains += 1.0 / asked.size();
          same.reasons.add("same domain");
        }
      }
    }
  }

  private void alike(Proposal candidate, Map<String, Found> found, List<String> notes) {
    double[] scores = scores(entries, compared(candidate), ids.size());
    double[] wholes = scores(wholeEntries, whole(candidate), ids.size());
    List<String> hits = hits(candidate, notes);
    for (int i = 0; i < ids.size(); i++) {
      String id = ids.get(i);
      int hit = hits.indexOf(id);
      boolean alike = scores[i] >= LEAST || wholes[i] >= LEAST_WHOLE;
      boolean words = hit >= 0 && scores[i] >= LEAST_HIT;
      if (alike || words) {
        Found same = vault(found, id);
        same.hit = words ? 1.0 / (1 + hit) : 0;
        if (alike) {
          same.reasons.add("looks alike");
        }
        if (words) {
          same.reasons.add("same words");
        }
      }
      Optional<Found> known = Optional.ofNullable(found.get(key(id)));
      if (known.isPresent()) {
        known.get().score = scores[i];
        known.get().whole = wholes[i];
      }
    }
    view.partial().ifPresent(notes::add);
  }

  /// By the number of the text; 0 for what is noise.
  private static double[] scores(SimilarTexts texts, String text, int size) {
    double[] scores = new double[size];
    if (texts.like(text, LEAST_SCORE, size) instanceof Likeness.Flags(var _, var flags)) {
      flags.forEach(flag -> scores[flag.index()] = flag.score());
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
    double[] scores = scores(candidates, compared(candidate), batch.size());
    double[] wholes =
        wholeCandidates
            .map(texts -> scores(texts, whole(candidate), batch.size()))
            .orElseGet(() -> new double[batch.size()]);
    for (int i = 0; i < place; i++) {
      double domains = scores[i] > 0 || wholes[i] > 0 ? shared(candidate, batch.get(i)) : 0;
      boolean alike = scores[i] >= LEAST || wholes[i] >= LEAST_WHOLE;
      if ((domains > 0 || alike) && comparable.test(i)) {
        Found one = new Found(Related.Place.BATCH, Integer.toString(i));
        one.score = scores[i];
        one.whole = wholes[i];
        one.domains = domains;
        one.blind = wholeCandidates.isPresent() ? 1 : 2;
        one.reasons.add(domains > 0 ? "same domain" : "looks alike");
        found.put("batch: " + i, one);
      }
    }
  }

  private static double shared(Proposal candidate, Proposal other) {
    Set<String> asked = new LinkedHashSet<>(candidate.domains());
    long same = asked.stream().filter(other.domains()::contains).count();
    return same == 0 ? 0 : (double) same / asked.size();
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
    List<Found> ranked = Found.ranked(found.values());
    long always = ranked.stream().filter(f -> f.always).count();
    List<Found> kept = ranked.stream().limit(MOST + always).toList();
    long uncompared = ranked.stream().skip(kept.size()).filter(f -> f.domains > 0).count();
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

  private static String whole(Proposal candidate) {
    return Facts.compared(
        candidate.title(), candidate.claim(), Facts.cut(candidate.body(), LONGEST_BODY));
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
