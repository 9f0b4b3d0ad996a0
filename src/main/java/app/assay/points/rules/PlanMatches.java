package app.assay.points.rules;

import app.assay.points.check.Horizon;
import app.assay.points.check.PointsContext;
import app.assay.points.lexicon.Cue;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Sentences in the present tense about things of which another place of the document says that
/// they are not there yet. The two are known to be one by the words they share, or by the section.
final class PlanMatches {

  /// A word in more sentences is too common in the document to tell one thing by.
  private static final int RARE = 5;

  private PlanMatches() {}

  /// Takes a sentence.
  interface Visitor {

    /// @param verb the token of its verb in the present tense
    void visit(PlacedBlock block, Sentence sentence, int verb);
  }

  /// Asks each such sentence.
  static void each(DocumentReading document, PointsContext context, Visitor visitor) {
    Unbuilt unbuilt = Unbuilt.of(document, context.asOf());
    if (unbuilt.isEmpty()) {
      return;
    }
    Map<Long, Integer> uses = uses(document, unbuilt);
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks() && block.reading().kind() != BlockKind.HEADING) {
        for (Sentence sentence : block.reading().sentences()) {
          inspect(block, sentence, unbuilt, uses, context, visitor);
        }
      }
    }
  }

  private static Map<Long, Integer> uses(DocumentReading document, Unbuilt unbuilt) {
    Map<Long, Integer> uses = new HashMap<>();
    for (PlacedBlock block : document.blocks()) {
      Tokens tokens = block.reading().tokens();
      for (int i = 0; i < tokens.count(); i++) {
        long word = ContentWords.of(tokens, i);
        if (word != 0 && !unbuilt.named(word).isEmpty()) {
          uses.merge(word, 1, Integer::sum);
        }
      }
    }
    return uses;
  }

  private static void inspect(
      PlacedBlock block,
      Sentence sentence,
      Unbuilt unbuilt,
      Map<Long, Integer> uses,
      PointsContext context,
      Visitor visitor) {
    if (sentence.hasAny(Cue.NOT_YET, Cue.NOW, Cue.WILL, Cue.BOUND)
        || Horizon.isAhead(sentence, context.asOf())
        || (!unbuilt.isUnbuilt(block)
            && !names(sentence, unbuilt)
            && !sentence
                .cell()
                .flatMap(Sentence.Cell::label)
                .map(l -> names(l, unbuilt))
                .orElse(false))) {
      return;
    }
    int verb = Capability.verb(sentence, block.around());
    if (verb >= 0
        && (isWithin(block, sentence, verb, unbuilt)
            || isOfPlan(sentence, verb, unbuilt, uses, context))) {
      visitor.visit(block, sentence, verb);
    }
  }

  private static boolean names(Sentence sentence, Unbuilt unbuilt) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      long word = ContentWords.of(sentence.tokens(), i);
      if (word != 0 && !unbuilt.named(word).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /// In a document or section of which nothing is there.
  private static boolean isWithin(PlacedBlock block, Sentence sentence, int verb, Unbuilt unbuilt) {
    return unbuilt.isUnbuilt(block)
        && (Capability.isAction(sentence, verb) || Capability.isOwning(sentence, verb))
        && !sentence.has(Cue.ALL_UNBUILT);
  }

  private static boolean isOfPlan(
      Sentence sentence,
      int verb,
      Unbuilt unbuilt,
      Map<Long, Integer> uses,
      PointsContext context) {
    Map<Unbuilt.Plan, Set<Long>> shared = new HashMap<>();
    Map<Unbuilt.Plan, Boolean> subject = new HashMap<>();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      long word = ContentWords.of(sentence.tokens(), i);
      for (Unbuilt.Plan plan : word == 0 ? List.<Unbuilt.Plan>of() : unbuilt.named(word)) {
        shared.computeIfAbsent(plan, p -> new HashSet<>()).add(word);
        if (i < verb) {
          subject.put(plan, true);
        }
      }
    }
    boolean action = Capability.isAction(sentence, verb);
    boolean says = action || Capability.isOwning(sentence, verb);
    boolean own =
        Capability.isOfAuthors(sentence, verb)
            && Wording.lower(sentence.tokens(), verb).equals("are");
    sentence
        .cell()
        .flatMap(Sentence.Cell::label)
        .ifPresent(l -> share(l, unbuilt, shared, subject));
    for (Map.Entry<Unbuilt.Plan, Set<Long>> entry : shared.entrySet()) {
      Unbuilt.Plan plan = entry.getKey();
      Set<Long> words = entry.getValue();
      long rare = words.stream().filter(w -> uses.getOrDefault(w, 0) <= RARE).count();
      boolean inSubject = subject.containsKey(plan);
      if (words.size() >= 2 && (rare >= 2 || (rare == 1 && inSubject)) && (says || own)) {
        return true;
      }
      boolean single = plan.words().size() <= 2 && rare > 0 && says;
      if (single && (inSubject || (plan.brief() && context.isThorough()))) {
        return true;
      }
    }
    return false;
  }

  /// The label of a table's row is the subject of its cells.
  private static void share(
      Sentence label,
      Unbuilt unbuilt,
      Map<Unbuilt.Plan, Set<Long>> shared,
      Map<Unbuilt.Plan, Boolean> subject) {
    for (int i = label.from(); i < label.to(); i++) {
      long word = ContentWords.of(label.tokens(), i);
      if (word != 0) {
        for (Unbuilt.Plan plan : unbuilt.named(word)) {
          shared.computeIfAbsent(plan, p -> new HashSet<>()).add(word);
          subject.put(plan, true);
        }
      }
    }
  }
}
