package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.VerifiableType;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.points.rules.Outsiders.Standing;

/// What a named rival, vendor or candidate charges, lacks, does or has done, with no word of where
/// it was seen. Which names are others' is read from the whole text.
public final class P9Rival implements Detector.OfDocument {

  private static final Rule RULE =
      Rule.ofVerifiable(
          "P9-RIVAL",
          VerifiableType.COMPETITOR,
          "A claim about somebody else's product by name without a source");

  /// The name stands within so many tokens of the sentence's start.
  private static final int SUBJECT = 3;

  /// Before the name.
  private static final WordSet AHEAD = WordLists.words("before-rival");

  private static final WordSet BE = WordLists.words("is");

  private static final WordSet LONG = WordLists.words("long-times");

  private static final WordSet IN = WordLists.words("time-within");

  /// Between the name and its verb.
  private static final WordSet BETWEEN = WordLists.words("rival-between");

  /// "MykoForm of Utrecht".
  private static final WordSet OF = WordLists.words("name-of-town");

  private static final WordSet DENIALS = WordLists.words("rival-denial");

  private static final WordSet TOLD = WordLists.words("rival-told");

  /// Of these a known product is told as faulty, whoever runs it.
  private static final WordSet FLAWS = WordLists.words("rival-flaws");

  /// So one tells of what is set up at hand.
  private static final WordSet AT_HAND = WordLists.words("rival-at-hand");

  private static final WordSet TERMS = WordLists.words("rival-terms");

  /// They begin what is said of a name that stands before the full stop.
  private static final WordSet STANDS = WordLists.words("rival-stands");

  /// "Was deprecated", "has retired".
  private static final WordSet WAS = WordLists.words("was-or-has");

  private static final WordSet PRONOUNS = WordLists.words("anaphor");

  private static final WordSet PARTS = WordLists.words("rival-parts");

  /// Words between "Trello's" and the verb.
  private static final int OWNED = 4;

  /// Words set off behind the name.
  private static final int ASIDE = 8;

  /// "Its contracts run".
  private static final WordSet OWNERS = WordLists.words("its-or-their");

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
    Standing before = outsiders.ofSection(block.around());
    for (Sentence sentence : block.reading().sentences()) {
      int name = name(sentence, outsiders);
      boolean goesOn =
          name < 0
              && before == Standing.BESIDE
              && (isPronoun(sentence) || isPart(sentence) || isElided(sentence));
      int subject = Math.max(name, sentence.from());
      Standing standing =
          name < 0 ? goesOn ? before : Standing.NONE : outsiders.standing(sentence.tokens(), name);
      CueMatch claim = new CueMatch(Cue.RIVAL, subject, subject + 1);
      if (standing != Standing.NONE
          && isClaim(sentence, subject, standing)
          && !CheckableRule.isAnswered(new Stance(sentence, block.around()), claim)) {
        report(block, sentence, claim, out);
      }
      before = standing;
    }
  }

  private static boolean isPronoun(Sentence sentence) {
    return sentence.tokens().isOneOf(sentence.from(), PRONOUNS);
  }

  /// "Support answers", under the name of somebody else's: a part of what it offers.
  private static boolean isPart(Sentence sentence) {
    return sentence.tokens().isOneOf(sentence.from(), PARTS);
  }

  /// "Dropped its free tier", "Has no language pack", behind the name of somebody else's.
  private static boolean isElided(Sentence sentence) {
    return sentence.tokens().isOneOf(sentence.from(), P9Competitor.TRADED)
        || sentence.tokens().isOneOf(sentence.from(), TOLD)
        || sentence.tokens().isOneOf(sentence.from(), TERMS)
        || sentence.tokens().isOneOf(sentence.from(), STANDS);
  }

  /// The first of the names near the head of the sentence, or -1.
  private static int name(Sentence sentence, Outsiders outsiders) {
    Tokens tokens = sentence.tokens();
    int owner = owner(sentence, outsiders);
    if (owner >= 0) {
      return owner;
    }
    for (int i = sentence.from(); i < Math.min(sentence.to(), sentence.from() + SUBJECT); i++) {
      if (outsiders.standing(tokens, i) != Standing.NONE) {
        return i;
      }
      if (!tokens.isOneOf(i, AHEAD)) {
        return -1;
      }
    }
    return -1;
  }

  /// "The remote systems of Kaldero": what belongs to a name, set behind it.
  private static int owner(Sentence sentence, Outsiders outsiders) {
    Tokens tokens = sentence.tokens();
    if (!tokens.isWord(sentence.from(), "the")) {
      return -1;
    }
    int of = sentence.from() + 2;
    while (of < Math.min(sentence.to(), sentence.from() + OWNED + 1) && !tokens.isWord(of, "of")) {
      of++;
    }
    return of + 1 < sentence.to()
            && tokens.isWord(of, "of")
            && outsiders.standing(tokens, of + 1) != Standing.NONE
        ? of + 1
        : -1;
  }

  /// A deed in the present, a turn of trade in the past, or what it cannot do. Praise belongs to
  /// point 1, speed to point 3, causes to point 6 and what is so today to point 8.
  private static boolean isClaim(Sentence sentence, int subject, Standing standing) {
    if (sentence.hasAny(Cue.SUPERIOR, Cue.QUALITY, Cue.PRAISE, Cue.BETTER)
        || sentence.hasAny(Cue.SUPERLATIVE, Cue.ABSOLUTE, Cue.CAUSE, Cue.NOW, Cue.RECENT_PERIOD)) {
      return false;
    }
    Tokens tokens = sentence.tokens();
    int verb = verb(sentence, subject);
    if (verb >= sentence.to()) {
      return false;
    }
    if (tokens.isOneOf(verb, WAS)
        && verb + 1 < sentence.to()
        && tokens.isOneOf(verb + 1, P9Competitor.TRADED)) {
      verb++;
    }
    String word = tokens.lower(verb);
    if (DENIALS.contains(word)) {
      return true;
    }
    boolean present = Tense.presentWithin(sentence, verb, verb + 1) >= 0;
    if (standing != Standing.LABEL && isTerm(sentence, verb)) {
      return true;
    }
    boolean definite = verb + 1 < sentence.to() && tokens.isWord(verb + 1, "the");
    return !isSpeed(sentence)
        && switch (standing) {
          case BESIDE ->
              P9Competitor.TRADED.contains(word) || (present && isCheckable(sentence, verb));
          case KNOWN ->
              P9Competitor.TRADED.contains(word)
                  || FLAWS.contains(word)
                  || (present
                      && !AT_HAND.contains(word)
                      && (hasFigure(sentence, verb)
                          || (sentence.has(Cue.NEGATION) && !BE.contains(word))
                          || sentence.has(Cue.FINANCE))
                      && (!definite || sentence.has(Cue.FINANCE)));
          case LABEL -> present && hasFigure(sentence, verb);
          case NONE -> false;
        };
  }

  /// A figure, a price, a lack, a flaw or an offer; how else it works, nobody has to look up.
  private static boolean isCheckable(Sentence sentence, int verb) {
    return hasFigure(sentence, verb)
        || sentence.tokens().isOneOf(verb, TOLD)
        || sentence.hasAny(Cue.NEGATION, Cue.FINANCE, Cue.RIVAL, Cue.PRICE);
  }

  /// "Limits its free plan to 90 days", "allows 100 requests in ten seconds": terms of use.
  private static boolean isTerm(Sentence sentence, int verb) {
    return sentence.tokens().isOneOf(verb, TERMS) && hasFigure(sentence, verb);
  }

  /// A figure behind the verb: the 16 of "PostgreSQL 16" is none.
  private static boolean hasFigure(Sentence sentence, int verb) {
    return sentence.all(Cue.COUNT).stream().anyMatch(count -> count.from() > verb);
  }

  /// The token where a verb may stand: "Adyen and Mollie both give up", "Its contracts run",
  /// "Trello's free plan is".
  private static int verb(Sentence sentence, int subject) {
    if (subject == sentence.from() && isElided(sentence)) {
      return subject;
    }
    Tokens tokens = sentence.tokens();
    String name = tokens.lower(subject);
    int verb = subject + 1;
    if (OWNERS.contains(name)) {
      verb++;
    } else if (name.endsWith("'s")) {
      int last = Math.min(sentence.to(), verb + OWNED);
      int found = Tense.presentWithin(sentence, verb, last);
      return found < 0 ? sentence.to() : found;
    }
    verb = behindAside(sentence, verb);
    if (verb + 1 < sentence.to()
        && tokens.isOneOf(verb, OF)
        && tokens.is(verb + 1, TokenClass.CAP)) {
      verb += 2;
    }
    while (verb < sentence.to() && isBeforeVerb(tokens, verb)) {
      verb++;
    }
    return verb;
  }

  /// "Kaldero, three streets away, accepts": where it goes on behind what is set off.
  private static int behindAside(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    if (token >= sentence.to() || !tokens.is(token, TokenClass.COMMA)) {
      return token;
    }
    for (int i = token + 1; i < Math.min(sentence.to(), token + ASIDE); i++) {
      if (tokens.is(i, TokenClass.COMMA)) {
        return i + 1;
      }
    }
    return token;
  }

  /// "Computes a timetable in four minutes".
  private static boolean isSpeed(Sentence sentence) {
    if (sentence.has(Cue.PERFORMANCE) && sentence.hasAny(Cue.SPAN_OF_TIME, Cue.RATE)) {
      return true;
    }
    return sentence
        .first(Cue.SPAN_OF_TIME)
        .filter(span -> IN.contains(Wording.before(sentence, span.from())))
        .filter(span -> !sentence.tokens().isOneOf(span.to() - 1, LONG))
        .isPresent();
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
        CheckableRule.fixes(sentence).stream()
            .map(fix -> ProjectedFix.shift(fix, block.start()))
            .toList());
  }
}
