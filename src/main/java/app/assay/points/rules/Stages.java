package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Surroundings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Finds a thing that has been granted, begun or built in one place and not yet in another.
final class Stages {

  /// A word that more claims share tells none of them apart.
  private static final int MOST = 8;

  private Stages() {}

  static List<Opposed> in(DocumentReading document) {
    List<StageClaim> claims = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      int known = claims.size();
      if (block.reading().kind().speaks()) {
        for (Sentence sentence : block.reading().sentences()) {
          StageReader.read(block, sentence, claims);
        }
      }
      if (claims.size() > known && isOfOneOfMany(block.around())) {
        claims.subList(known, claims.size()).clear();
      }
    }
    boolean open = claims.stream().anyMatch(c -> !c.reached());
    return open && claims.stream().anyMatch(StageClaim::reached)
        ? opposed(claims, Topics.of(document))
        : List.of();
  }

  private static List<Opposed> opposed(List<StageClaim> claims, Topics topics) {
    Map<Integer, List<StageClaim>> byWord = new HashMap<>();
    for (StageClaim claim : claims) {
      for (int i = 0; i < claim.subject().size(); i++) {
        byWord.computeIfAbsent(claim.subject().get(i), w -> new ArrayList<>()).add(claim);
      }
    }
    Set<Opposed> found = new HashSet<>();
    List<Opposed> listed = new ArrayList<>();
    for (StageClaim claim : claims) {
      for (int i = 0; i < claim.subject().size(); i++) {
        List<StageClaim> alike = byWord.getOrDefault(claim.subject().get(i), List.of());
        for (StageClaim other : alike.size() > MOST ? List.<StageClaim>of() : alike) {
          Opposed pair = new Opposed(claim.place(), other.place());
          if (claim.reached()
              && claim.excludes(other)
              && areOfOne(claim, other, topics)
              && found.add(pair)) {
            listed.add(pair);
          }
        }
      }
    }
    return listed;
  }

  private static boolean areOfOne(StageClaim one, StageClaim other, Topics topics) {
    StemSet shared = one.subject().shared(other.subject());
    StemSet apart = one.subject().without(other.around());
    StemSet others = other.subject().without(one.around());
    return one.block() != other.block()
        && topics.telling(shared) > 0
        && (apart.isEmpty() || others.isEmpty() || shared.size() > 1);
  }

  /// Under a heading of a day or version: what is not yet so there may be so later.
  static boolean isOfOneOfMany(Surroundings around) {
    return around.headings().stream()
        .flatMap(h -> h.sentences().stream())
        .skip(1)
        .anyMatch(
            s ->
                s.has(TokenClass.DATE)
                    || s.has(TokenClass.MONTH)
                    || s.has(TokenClass.YEAR)
                    || s.has(TokenClass.VERSION)
                    || s.has(Cue.DISCREPANCY));
  }
}
