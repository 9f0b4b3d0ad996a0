package app.assay.quality;

import app.assay.finding.Rule;
import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.DocumentReader;
import app.assay.points.rules.PairKind;
import app.assay.points.rules.PairSeen;
import app.assay.points.rules.PointCases;
import app.assay.points.rules.PointRules;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// The pairs of values of labelled documents and of the specification's cases. Each trait is there
/// twice, for all kinds of pairs and for the pair's own.
final class PairExamples {

  private static final Path RULES = Path.of("src/test/resources/points/rules");

  private static final int POINT = 5;

  /// Before a trait of one kind of pairs.
  private static final String OF_KIND = "| ";

  private final Lexicon lexicon;
  private final List<Example> all = new ArrayList<>();

  PairExamples(Lexicon lexicon) {
    this.lexicon = lexicon;
  }

  List<Example> all() {
    return List.copyOf(all);
  }

  /// The name of a trait for one kind of pairs.
  static String ofKind(PairKind kind, String trait) {
    return kind + OF_KIND + trait;
  }

  /// True for the name of a trait for all kinds of pairs.
  static boolean isOfAll(String name) {
    return !name.contains(OF_KIND);
  }

  void addDocuments(List<LabelledDocument> documents) {
    for (LabelledDocument document : documents) {
      for (PairSeen pair : seen(document.text())) {
        List<Label> here = labels(document, pair.here());
        List<Label> there = labels(document, pair.there());
        boolean labelled = !here.isEmpty() && !there.isEmpty() && !here.equals(there);
        boolean linked =
            labelled
                && (names(here, pair.there().in(document.text()))
                    || names(there, pair.here().in(document.text())));
        if (linked || !labelled) {
          add(pair, linked, Example.Pin.NONE);
        }
      }
    }
  }

  private static List<Label> labels(LabelledDocument document, Span span) {
    return document.labels().stream()
        .filter(l -> l.point() == POINT && l.span().overlaps(span))
        .toList();
  }

  private static boolean names(List<Label> labels, String value) {
    return labels.stream().anyMatch(l -> Linked.names(l.reason(), value));
  }

  /// What rules find in a case that fails must stay, and nothing must be raised in one that passes.
  void addCases() {
    for (PointCases.Case c : Contract.cases(POINT)) {
      addCase(c, c.kind().equals("fail"));
    }
    for (Rule rule : PointRules.all().stream().map(d -> d.rule()).toList()) {
      if (rule.point() == POINT) {
        for (PointCases.Case c :
            PointCases.read(RULES.resolve(rule.id() + ".md"), List.of("fires", "silent"))) {
          if (rule.id().equals("P5-PAIR")) {
            addRaised(c);
          } else {
            addCase(c, c.kind().equals("fires"));
          }
        }
      }
    }
  }

  private void addCase(PointCases.Case c, boolean fires) {
    List<PairSeen> seen = seen(c.text());
    boolean found = seen.stream().anyMatch(PairSeen::found);
    for (PairSeen pair : seen) {
      if (pair.found() || (!fires && !found)) {
        add(pair, pair.found(), Example.Pin.KEPT);
      }
    }
  }

  /// The places that a case of the weights alone names, and no others of it.
  private void addRaised(PointCases.Case c) {
    Set<String> named =
        c.kind().equals("fires") ? new HashSet<>(List.of(c.note().split(" \\|\\| "))) : Set.of();
    for (PairSeen pair : seen(c.text())) {
      boolean both =
          named.contains(pair.here().in(c.text())) && named.contains(pair.there().in(c.text()));
      if (both || named.isEmpty()) {
        add(pair, both, both ? Example.Pin.RAISED : Example.Pin.KEPT);
      }
    }
  }

  private List<PairSeen> seen(String text) {
    return PairSeen.in(new DocumentReader(lexicon).read(text, new LineIndex(text), List.of()));
  }

  private void add(PairSeen pair, boolean fault, Example.Pin pin) {
    Map<String, Integer> features = new TreeMap<>();
    for (String trait : pair.traits()) {
      features.put(trait, 1);
      features.put(ofKind(pair.kind(), trait), 1);
    }
    features.put(ofKind(pair.kind(), ""), 1);
    BitSet known = new BitSet();
    known.set(POINT);
    BitSet at = new BitSet();
    at.set(POINT, fault);
    all.add(new Example(features, known, at, false, pin));
  }
}
