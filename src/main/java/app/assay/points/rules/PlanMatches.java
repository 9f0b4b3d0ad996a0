package app.assay.points.rules;

import app.assay.points.check.Horizon;
import app.assay.points.check.PointsContext;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.Cues;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Sentences in the present tense about things of which another place of the document says that
/// they are not there yet. The two are known to be one by the words they share, or by the section.
final class PlanMatches {

  /// A word in more sentences is too common in the document to tell one thing by.
  private static final int RARE = 5;

  /// A sentence with one of these speaks of what is not there, or of one day.
  private static final Cues NOT_PRESENT = Cues.of(Cue.NOT_YET, Cue.NOW, Cue.WILL, Cue.BOUND);

  private final List<Match> matches = new ArrayList<>();
  private final Unbuilt unbuilt;
  private final PointsContext context;
  private final NamedWords words;

  private PlanMatches(DocumentReading document, PointsContext context) {
    this.unbuilt = Unbuilt.of(document, context.asOf());
    this.context = context;
    this.words = unbuilt.words();
    if (!unbuilt.isEmpty()) {
      countUses(document);
      for (PlacedBlock block : document.blocks()) {
        BlockKind kind = block.reading().kind();
        if (kind.speaks() && kind != BlockKind.HEADING) {
          boolean within = unbuilt.isUnbuilt(block);
          for (Sentence sentence : block.reading().sentences()) {
            inspect(block, sentence, within);
          }
        }
      }
    }
  }

  /// A sentence that tells as present what another place calls planned.
  ///
  /// @param verb the token of its verb in the present tense
  record Match(PlacedBlock block, Sentence sentence, int verb) {}

  /// All such sentences, by place. They are looked for once, however many rules ask: in one run
  /// over a text the context stays the same.
  static List<Match> in(DocumentReading document, PointsContext context) {
    return document.derive(PlanMatches.class, d -> new PlanMatches(d, context)).matches;
  }

  private void countUses(DocumentReading document) {
    for (PlacedBlock block : document.blocks()) {
      Tokens tokens = block.reading().tokens();
      for (int i = 0; i < tokens.count(); i++) {
        words.use(tokens.content(i));
      }
    }
  }

  private void inspect(PlacedBlock block, Sentence sentence, boolean within) {
    if ((!within && !names(sentence) && !isLabelNamed(sentence))
        || sentence.cues().meets(NOT_PRESENT)
        || Horizon.isAhead(sentence, context.asOf())) {
      return;
    }
    int verb = Capability.verb(sentence, block.around());
    if (verb >= 0 && ((within && isWithin(sentence, verb)) || isOfPlan(sentence, verb))) {
      matches.add(new Match(block, sentence, verb));
    }
  }

  private boolean isLabelNamed(Sentence sentence) {
    Optional<Sentence> label = sentence.cell().flatMap(Sentence.Cell::label);
    return label.isPresent() && names(label.get());
  }

  private boolean names(Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      long word = sentence.tokens().content(i);
      if (words.has(word)) {
        return true;
      }
    }
    return false;
  }

  /// In a document or section of which nothing is there.
  private static boolean isWithin(Sentence sentence, int verb) {
    return (Capability.isAction(sentence, verb) || Capability.isOwning(sentence, verb))
        && !sentence.has(Cue.ALL_UNBUILT);
  }

  private boolean isOfPlan(Sentence sentence, int verb) {
    Map<Unbuilt.Plan, Set<Long>> shared = new HashMap<>();
    Map<Unbuilt.Plan, Boolean> subject = new HashMap<>();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      long word = sentence.tokens().content(i);
      for (Unbuilt.Plan plan : words.plans(word)) {
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
    sentence.cell().flatMap(Sentence.Cell::label).ifPresent(l -> share(l, shared, subject));
    for (Map.Entry<Unbuilt.Plan, Set<Long>> entry : shared.entrySet()) {
      Unbuilt.Plan plan = entry.getKey();
      Set<Long> common = entry.getValue();
      long rare = common.stream().filter(w -> words.uses(w) <= RARE).count();
      boolean inSubject = subject.containsKey(plan);
      if (common.size() >= 2 && (rare >= 2 || (rare == 1 && inSubject)) && (says || own)) {
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
  private void share(
      Sentence label, Map<Unbuilt.Plan, Set<Long>> shared, Map<Unbuilt.Plan, Boolean> subject) {
    for (int i = label.from(); i < label.to(); i++) {
      long word = label.tokens().content(i);
      if (word != 0) {
        for (Unbuilt.Plan plan : words.plans(word)) {
          shared.computeIfAbsent(plan, p -> new HashSet<>()).add(word);
          subject.put(plan, true);
        }
      }
    }
  }
}
