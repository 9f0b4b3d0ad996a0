package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.TextEdit;
import java.util.List;

/// What a named rival, vendor or candidate charges, lacks, does or has done, with no word of where
/// it was seen. Which names are others' is read from the whole text.
public final class P9Rival implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P9-RIVAL",
          Severity.VERIFIABLE,
          9,
          "A claim about somebody else's product by name without a source",
          "Clarity Gate procedures, point 9");

  /// The name stands within so many tokens of the sentence's start.
  private static final int SUBJECT = 3;

  /// Before the name.
  private static final WordSet AHEAD =
      WordSet.of(
          "the", "but", "and", "only", "even", "while", "though", "both", "here", "today", ",");

  /// Between the name and its verb.
  private static final WordSet BETWEEN =
      WordSet.of(
          "and", "or", "both", "also", "still", "only", "then", "usually", "often", "always");

  private static final WordSet DENIALS =
      WordSet.of("cannot", "can't", "won't", "doesn't", "don't", "lacks", "lack");

  private static final WordSet PRONOUNS = WordSet.of("it", "its", "they", "their", "both");

  /// "Its contracts run".
  private static final WordSet OWNERS = WordSet.of("its", "their");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    Outsiders outsiders = document.derive(Outsiders.class, Outsiders::of);
    for (PlacedBlock block : document.blocks()) {
      BlockReading reading = block.reading();
      if (reading.kind().speaks()
          && reading.kind() != BlockKind.TABLE
          && reading.kind() != BlockKind.HEADING
          && (reading.classes() & TokenClass.CAP.bit()) != 0) {
        inspect(block, outsiders, out);
      }
    }
  }

  private static void inspect(PlacedBlock block, Outsiders outsiders, PointSink out) {
    boolean spoken = false;
    for (Sentence sentence : block.reading().sentences()) {
      int name = name(sentence, outsiders);
      boolean known = name >= 0 && !outsiders.isMereLabel(sentence.tokens(), name);
      boolean goesOn = name < 0 && spoken && isPronoun(sentence);
      int subject = Math.max(name, sentence.from());
      CueMatch claim = new CueMatch(Cue.RIVAL, subject, subject + 1);
      if ((name >= 0 || goesOn)
          && isClaim(sentence, subject, known || goesOn)
          && !CheckableRule.isAnswered(new Stance(sentence, block.around()), claim)) {
        report(block, sentence, claim, out);
      }
      spoken = known || goesOn;
    }
  }

  private static boolean isPronoun(Sentence sentence) {
    return sentence.tokens().isOneOf(sentence.from(), PRONOUNS);
  }

  /// The first of the names near the head of the sentence, or -1.
  private static int name(Sentence sentence, Outsiders outsiders) {
    Tokens tokens = sentence.tokens();
    int known = sentence.has(Cue.KNOWN) ? sentence.first(Cue.KNOWN).orElseThrow().from() : -1;
    for (int i = sentence.from(); i < Math.min(sentence.to(), sentence.from() + SUBJECT); i++) {
      if (outsiders.has(tokens, i) || (i == known && tokens.is(i, TokenClass.CAP))) {
        return i;
      }
      if (!tokens.isOneOf(i, AHEAD)) {
        return -1;
      }
    }
    return -1;
  }

  /// A deed in the present, or what it cannot do. Praise belongs to point 1, speed to point 3,
  /// causes to point 6 and what is so today to point 8.
  ///
  /// @param known true for a name that is certainly one; of any other only a figure or a lack is
  ///   taken for a claim
  private static boolean isClaim(Sentence sentence, int subject, boolean known) {
    if (sentence.hasAny(Cue.SUPERIOR, Cue.QUALITY, Cue.PRAISE, Cue.BETTER)
        || sentence.hasAny(Cue.SUPERLATIVE, Cue.ABSOLUTE, Cue.CAUSE, Cue.NOW)) {
      return false;
    }
    boolean owner = sentence.tokens().isOneOf(subject, OWNERS);
    int verb = subject + (owner ? 2 : 1);
    while (verb < sentence.to() && isBeforeVerb(sentence.tokens(), verb)) {
      verb++;
    }
    if (verb >= sentence.to()) {
      return false;
    }
    if (sentence.tokens().isOneOf(verb, DENIALS)) {
      return true;
    }
    boolean speed = sentence.has(Cue.PERFORMANCE) && sentence.hasAny(Cue.SPAN_OF_TIME, Cue.RATE);
    return !speed
        && (known || sentence.has(Cue.COUNT))
        && Tense.presentWithin(sentence, verb, verb + 1) >= 0;
  }

  /// "Adyen and Mollie both give up", "Kafka 3.7 still needs".
  private static boolean isBeforeVerb(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.CAP)
        || tokens.is(token, TokenClass.NUM)
        || tokens.is(token, TokenClass.VERSION)
        || tokens.isOneOf(token, BETWEEN);
  }

  private static void report(PlacedBlock block, Sentence sentence, CueMatch claim, PointSink out) {
    String words = sentence.span(claim).in(sentence.tokens().text());
    out.report(
        block.place(sentence.span()),
        "This is said of “"
            + words
            + "”, which is somebody else's and may have changed. Name the source and its date.",
        CheckableRule.fixes(sentence).stream().map(fix -> placed(fix, block.start())).toList());
  }

  private static Fix placed(Fix fix, int by) {
    List<TextEdit> edits =
        fix.edits().stream().map(e -> new TextEdit(e.span().shift(by), e.replacement())).toList();
    return new Fix(fix.title(), edits);
  }
}
