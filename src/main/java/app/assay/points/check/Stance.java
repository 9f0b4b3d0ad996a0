package app.assay.points.check;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;

/// How a sentence stands to what it says, with what is in reach of it: the sentence itself, the
/// heading over it, the sentence that leads in its list, the caption of its table. All detectors
/// ask here, so that a marker that answers one point is read alike by all.
///
/// @param sentence the sentence or cell
/// @param around what stands around its block
public record Stance(Sentence sentence, Surroundings around) {

  /// Words before an order: "For `503`, wait", "On Debian, add".
  private static final WordSet OPENERS = WordLists.words("before-order");

  private static final WordSet DEMANDS = WordLists.words("heading-of-demands");

  /// A word of doubt, a plan said to be one, or a marker is in reach.
  public boolean isHedged() {
    return sentence.hasAny(Cue.HEDGE, Cue.PLAN, Cue.MARKER)
        || around.has(Cue.MARKER)
        || around.captionHas(Cue.MARKER);
  }

  /// A plan or doubt reaches one verb of the sentence: "we expect that prices fall" does, "prices
  /// fall once lenders can see our curves" does not. A marker anywhere reaches all of it, and so do
  /// words of doubt that lead in a list.
  ///
  /// @param verb the verb's token
  public boolean isHedgedAt(int verb) {
    return around.headingHas(Cue.MARKER) || isHedgedBelowHeadingsAt(verb);
  }

  /// The same without the headings: under "Planned: voice control" a sentence still needs a word of
  /// its own.
  ///
  /// @param verb the verb's token
  public boolean isHedgedBelowHeadingsAt(int verb) {
    return sentence.has(Cue.MARKER)
        || around.leadInHas(Cue.MARKER)
        || around.captionHas(Cue.MARKER)
        || around.leadInHas(Cue.HEDGE)
        || around.leadInHas(Cue.PLAN)
        || HedgeScope.reaches(sentence, verb);
  }

  /// The evidence is named: in the sentence or right after it, in its row or column, in the caption
  /// of its table, or by what leads in.
  public boolean isSourced() {
    return Evidence.isGiven(sentence, around);
  }

  /// Like [#isSourced()] for what is said of others at a token, for which a source of the writers'
  /// own figure beside it does not answer.
  public boolean isSourcedForOthers(int token) {
    return TheirEvidence.isGiven(sentence, token, around)
        && !OursBeside.isAllTheEvidence(sentence, token);
  }

  /// Like [#isSourcedForOthers(int)] for all that the sentence tells of others.
  public boolean isWhollySourcedForOthers() {
    return TheirEvidence.isGivenForAll(sentence, around)
        && !OursBeside.isAllTheEvidence(sentence, sentence.from());
  }

  /// The statement itself is in doubt, marked or planned. Unlike [#isHedged()] this overlooks words
  /// that only make a figure round, such as "about 40", and "can".
  public boolean isDoubted() {
    return sentence.hasAny(Cue.PLAN, Cue.MARKER)
        || around.has(Cue.MARKER)
        || isCaptionMarked()
        || (sentence.has(Cue.HEDGE) && hasDoubt());
  }

  /// A marker stands over the sentence or at its table.
  public boolean isMarkedAround() {
    return around.has(Cue.MARKER) || isCaptionMarked();
  }

  /// A question or an instruction.
  public boolean isQuestionOrOrder() {
    return sentence.isQuestion() || isInstruction();
  }

  /// Like [#isDoubted()] for one wording: "could" and "would" count where they stand before it, as
  /// in "could be the best", not in "the best one could wish for".
  public boolean isDoubtedAt(CueMatch claim) {
    if (!isDoubted()) {
      return false;
    }
    if (sentence.hasAny(Cue.PLAN, Cue.MARKER) || around.has(Cue.MARKER) || isCaptionMarked()) {
      return true;
    }
    for (CueMatch hedge : sentence.matches()) {
      if (hedge.cue() == Cue.HEDGE
          && !isRounding(hedge)
          && !(hedge.from() > claim.from() && hedge.to() <= claim.to())
          && (hedge.from() < claim.from() || !isModal(hedge))) {
        return true;
      }
    }
    return false;
  }

  private boolean isModal(CueMatch hedge) {
    String word = sentence.tokens().lower(hedge.from());
    boolean not = hedge.to() < sentence.to() && sentence.tokens().isWord(hedge.to(), "not");
    return hedge.to() - hedge.from() == 1 && !not && (word.equals("would") || word.equals("could"));
  }

  /// What stands under a table speaks of it in its first sentence only.
  private boolean isCaptionMarked() {
    if (around.captionAbove().isPresent() && around.captionAbove().get().cues().has(Cue.MARKER)) {
      return true;
    }
    if (around.captionBelow().isEmpty() || around.captionBelow().get().sentences().isEmpty()) {
      return false;
    }
    return around.captionBelow().get().sentences().getFirst().has(Cue.MARKER);
  }

  private boolean hasDoubt() {
    for (CueMatch hedge : sentence.matches()) {
      if (hedge.cue() == Cue.HEDGE && !isRounding(hedge)) {
        return true;
      }
    }
    return false;
  }

  private boolean isRounding(CueMatch hedge) {
    for (CueMatch other : sentence.matches()) {
      if (other.cue() == Cue.APPROXIMATE && other.from() == hedge.from()) {
        return true;
      }
    }
    return false;
  }

  /// A condition of one wording is named in the sentence or by what leads in, beside the figures
  /// themselves: "for 14 hours" is no condition.
  public boolean isConditionedAt(CueMatch claim) {
    return Conditions.areNamedFor(sentence, claim)
        || around.leadIn().map(Conditions::areNamedIn).orElse(false);
  }

  /// The sentence carries its source, or its condition in brackets: a reader of a forecast sees
  /// what it rests on. A row of verified claims is read as fact whatever its column of sources
  /// says.
  public boolean isGrounded() {
    return isConditionBracketed() || (sentence.cell().isEmpty() && isSourced());
  }

  /// "[assuming two new contracts]".
  public boolean isConditionBracketed() {
    return Conditions.areBracketed(sentence);
  }

  /// The same for one verb: what a record shows behind a semicolon is another matter.
  ///
  /// @param verb the verb's token
  public boolean isGroundedAt(int verb) {
    return Conditions.areBracketed(sentence)
        || (sentence.cell().isEmpty() && Evidence.isGivenFor(sentence, verb, around));
  }

  /// A demand, an instruction, a definition, a question or a supposition: nothing is said to be so.
  public boolean isNoStatement() {
    return sentence.hasAny(Cue.NORMATIVE, Cue.HYPOTHETICAL, Cue.DEFINITION)
        || sentence.isQuestion()
        || isInstruction();
  }

  /// Like [#isNoStatement()] for one wording: a demand or supposition counts where it stands before
  /// it, as in "must achieve", not in "has halved because nobody has to call".
  public boolean isNoStatementAt(CueMatch match) {
    if (sentence.has(Cue.DEFINITION) || sentence.isQuestion() || isInstruction()) {
      return true;
    }
    return sentence.hasAny(Cue.NORMATIVE, Cue.HYPOTHETICAL) && isSupposedBefore(match.from());
  }

  private boolean isSupposedBefore(int token) {
    for (CueMatch match : sentence.matches()) {
      boolean supposed = match.cue() == Cue.NORMATIVE || match.cue() == Cue.HYPOTHETICAL;
      if (supposed && match.from() < token) {
        return true;
      }
    }
    return false;
  }

  /// The sentence begins with an order: "Set", "Check", "For `503`, wait". A cell gives none.
  private boolean isInstruction() {
    return sentence.cell().isEmpty() && (isOrder() || isOrderBehindComma());
  }

  private boolean isOrderBehindComma() {
    if (!sentence.has(Cue.INSTRUCTION) || !sentence.tokens().isOneOf(sentence.from(), OPENERS)) {
      return false;
    }
    for (CueMatch order : sentence.all(Cue.INSTRUCTION)) {
      if (order.from() > sentence.from()
          && sentence.tokens().is(order.from() - 1, TokenClass.COMMA)) {
        return goesOn(order.to()) && !Instruction.isCompound(sentence, order.from());
      }
    }
    return false;
  }

  private boolean isOrder() {
    return sentence.opening(Cue.INSTRUCTION).filter(order -> goesOn(order.to())).isPresent()
        && !Instruction.isCompound(sentence, sentence.from());
  }

  /// "Page: 9 euros" orders nothing.
  private boolean goesOn(int token) {
    return token < sentence.to()
        && !sentence.tokens().is(token, TokenClass.COLON)
        && !sentence.tokens().is(token, TokenClass.DASH);
  }

  /// The nearest heading says that what follows is planned.
  public boolean isUnderPlan() {
    return !around.headings().isEmpty()
        && around.headings().getLast().cues().has(Cue.PLAN)
        && around.headings().getLast().sentences().stream()
            .anyMatch(s -> s.all(Cue.PLAN).stream().anyMatch(m -> !isUse(s, m)));
  }

  /// The nearest heading is over what is asked for: "Acceptance criteria", "Requirements", "Goals".
  public boolean isUnderDemand() {
    if (around.headings().isEmpty()) {
      return false;
    }
    Tokens heading = around.headings().getLast().tokens();
    for (int i = 0; i < heading.count(); i++) {
      if (heading.isOneOf(i, DEMANDS)) {
        return true;
      }
    }
    return false;
  }

  /// "Intended use", "Intended users": what is there is meant for them.
  private static boolean isUse(Sentence heading, CueMatch plan) {
    return plan.to() < heading.to() && heading.tokens().lower(plan.to()).startsWith("use");
  }

  /// The wording stands right after a "not" or "no longer".
  public boolean isDeniedAt(CueMatch match) {
    return sentence.has(Cue.NEGATION)
        && sentence.all(Cue.NEGATION).stream().anyMatch(n -> n.to() == match.from());
  }

  /// The statement is denied.
  public boolean isDenied() {
    return sentence.has(Cue.NEGATION);
  }
}
