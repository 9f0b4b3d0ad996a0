package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Tense;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import java.util.Optional;

/// Something is said to have increased, reduced or improved something else.
public final class P6Effect implements CausalRule {

  private static final Rule RULE =
      new Rule(
          "P6-EFFECT",
          Severity.WARNING,
          6,
          "An effect is stated as a fact (advisory)",
          "Clarity Gate procedures, point 6");

  private static final WordSet BE = WordLists.words("being");

  private static final WordSet IRREGULAR = WordLists.words("irregular-change");

  private static final WordSet MANY = WordLists.words("verb-of-many");

  private static final Triggers TRIGGERS = Triggers.of(Cue.CHANGE, Cue.RESULT, Cue.SHIFT);

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Triggers triggers() {
    return TRIGGERS;
  }

  /// What is decided over stands so close behind the verb: "cut its quality bonus".
  private static final int OWN_REACH = 4;

  private static final WordSet DECIDED = WordLists.words("decided-over");

  /// What works as it is made: "the switch cuts the power".
  private static final WordSet ARTEFACTS = WordLists.words("artefacts");

  /// "Options for cutting cost": no verb.
  private static final WordSet BEFORE_GERUND = WordLists.words("before-gerund");

  /// A verb of change goes on within so many words to what it changed.
  private static final int REACH = 7;

  @Override
  public Optional<CueMatch> claim(Stance stance, PointsContext context) {
    return effect(stance);
  }

  /// The wording that says so, if any.
  static Optional<CueMatch> effect(Stance stance) {
    Sentence sentence = stance.sentence();
    if (sentence.hasAny(Cue.MECHANICAL, Cue.SCALING)) {
      return Optional.empty();
    }
    if (sentence.has(Cue.CHANGE) && sentence.has(Cue.OUTCOME)) {
      for (CueMatch change : sentence.matches()) {
        boolean doer = change.from() > sentence.from() || sentence.cell().isPresent();
        if (change.cue() == Cue.CHANGE
            && doer
            && !stance.isDeniedAt(change)
            && isVerb(sentence, change)
            && !isAct(sentence, change)
            && reachesOutcome(sentence, change)) {
          return Optional.of(change);
        }
      }
    }
    Optional<CueMatch> deed = sentence.has(Cue.RESULT) ? Deed.of(sentence) : Optional.empty();
    return deed.isPresent() || !sentence.has(Cue.SHIFT) ? deed : Groups.compared(sentence);
  }

  /// Not "lower confidence", "slash commands", nor "tickets are solved", where nothing solves them.
  private static boolean isVerb(Sentence sentence, CueMatch change) {
    String word = Wording.lower(sentence.tokens(), change.from());
    String before = Wording.before(sentence, change.from());
    boolean passive =
        word.endsWith("ed")
            && BE.contains(before)
            && !Wording.after(sentence, change.to() - 1).equals("by");
    boolean base = !word.endsWith("s") && !word.endsWith("ed") && !word.endsWith("ing");
    boolean noun =
        base
            && !IRREGULAR.contains(word)
            && !MANY.contains(before)
            && !(before.endsWith("s") && before.length() > 3)
            && Tense.presentWithin(sentence, change.from(), change.from() + 1) < 0;
    boolean artefact = word.endsWith("s") && ARTEFACTS.contains(before);
    boolean gerund = word.endsWith("ing") && BEFORE_GERUND.contains(before);
    return !passive && !noun && !gerund && !artefact;
  }

  /// "The council has cut its budget", "Foam makers raised prices": somebody changes what is his.
  private static boolean isAct(Sentence sentence, CueMatch change) {
    int last = Math.min(sentence.to(), change.to() + OWN_REACH);
    for (int i = change.to(); i < last; i++) {
      if (sentence.tokens().isOneOf(i, DECIDED)) {
        return Doer.isAgent(sentence, change.from());
      }
    }
    return false;
  }

  private static boolean reachesOutcome(Sentence sentence, CueMatch change) {
    for (CueMatch outcome : sentence.all(Cue.OUTCOME)) {
      int distance = outcome.from() - change.to();
      if (distance >= 0 && distance < REACH) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String message(String words) {
    return "“"
        + words
        + "” says that one thing changed another. Name the evidence or mark it as a hypothesis.";
  }
}
