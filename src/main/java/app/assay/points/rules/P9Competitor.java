package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.VerifiableType;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Tense;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Proof;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// What other sellers offer, lack or hold of the market, with no word of where it was seen.
public final class P9Competitor implements CheckableRule {

  private static final Rule RULE =
      Rule.ofVerifiable(
          "P9-COMPETITOR",
          VerifiableType.COMPETITOR,
          "A claim about others on the market without a source");

  /// Capitals that name nobody: "Both offers".
  private static final WordSet NO_NAMES = WordLists.words("no-names");

  /// After "no other" they name somebody beside the writers.
  private static final WordSet SELLERS = WordLists.words("sellers");

  /// Trades and houses.
  private static final WordSet OUTSIDERS = WordLists.words("outsiders");

  private static final WordSet THE_LIKE = WordLists.words("of-the-like");

  private static final WordSet BESIDE = WordLists.words("beside");

  private static final WordSet INSIDE = WordLists.words("inside");

  private static final WordSet HOUSE = WordLists.words("house");

  private static final WordSet MAKERS = WordLists.words("makers");

  /// "Larger wholesalers", "Open-source options".
  private static final WordSet SIZES = WordLists.words("seller-sizes");

  /// "The other rooms", "all other cases": at hand.
  private static final WordSet CERTAIN = WordLists.words("certain-ones");

  private static final WordSet ARRANGED = WordLists.words("arranged");

  private static final WordSet VENDORS = WordLists.words("vendor");

  private static final WordSet TRADERS = WordLists.words("traders");

  /// Of them only a turn of trade is told.
  private static final WordSet WORKS = WordLists.words("works-of-others");

  /// What companies do: "switched", "went bankrupt".
  static final WordSet TRADED = WordLists.words("traded");

  /// What a library of books does as well.
  private static final WordSet GOT = WordLists.words("got");

  /// Words up to the noun: "Comparable private clinics".
  private static final int LIKE = 4;

  /// "No other open dispatch product".
  private static final int NOUN_REACH = 3;

  private static final Triggers TRIGGERS =
      Triggers.of(Cue.RIVAL, Cue.CROWD, Cue.COUNT, Cue.NEGATION);

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Triggers triggers() {
    return TRIGGERS;
  }

  @Override
  public Optional<CueMatch> claim(Stance stance, PointsContext context) {
    Sentence sentence = stance.sentence();
    if (sentence.cell().filter(cell -> cell.proof() != Proof.MISSING).isPresent()) {
      return Optional.empty();
    }
    Optional<CueMatch> others = context.isThorough() ? others(sentence) : Optional.empty();
    if (others.isPresent()) {
      return others;
    }
    if (isOfTheLike(sentence) || isOfTheVendor(sentence) || isOfNoSeller(sentence)) {
      return Optional.of(new CueMatch(Cue.RIVAL, sentence.from(), sentence.from() + 2));
    }
    for (CueMatch rival : sentence.all(Cue.RIVAL)) {
      if (!OwnNames.isOwn(sentence.tokens(), rival.from(), stance.around())
          && !OwnNames.isPronoun(sentence.tokens(), rival.from())
          && isSeller(stance, rival)) {
        return Optional.of(rival);
      }
    }
    return Optional.empty();
  }

  /// "No other way" and "no other file" are no sellers; "than Amazon" is one, "than May" is none.
  private static boolean isSeller(Stance stance, CueMatch rival) {
    Sentence sentence = stance.sentence();
    String first = Wording.lower(sentence.tokens(), rival.from());
    int last = rival.to() - 1;
    if (first.equals("nobody")
        && sentence.tokens().isWord(last, "else")
        && rival.to() < sentence.to()
        && (sentence.tokens().isWord(rival.to(), "was") || isInside(sentence, rival.to()))) {
      return false;
    }
    if (first.equals("no")
        && rival.to() - rival.from() == 3
        && sentence.tokens().isWord(rival.from() + 1, "other")) {
      return isSellerNamed(sentence, last);
    }
    if ((rival.from() == sentence.from() && isCommonWord(sentence, rival.from()))
        || Bystanders.isNamed(sentence, rival)) {
      return false;
    }
    boolean named = sentence.tokens().is(last, TokenClass.CAP);
    if (!named || !(first.equals("than") || first.equals("over"))) {
      return true;
    }
    return !OwnNames.isOwn(sentence.tokens(), last, stance.around())
        && !OwnNames.isPronoun(sentence.tokens(), last)
        && !sentence.tokens().is(last, TokenClass.MONTH)
        && !sentence.tokens().is(last, TokenClass.QUARTER)
        && !sentence.has(Cue.OWN)
        && Tense.present(sentence) >= 0;
  }

  /// "Comparable cooperatives now number eleven", "Independent museums draw": others by their kind,
  /// and a verb.
  private static boolean isOfTheLike(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    String first = tokens.lower(sentence.from());
    if (!THE_LIKE.contains(first) && !first.equals("other")) {
      return false;
    }
    for (int i = sentence.from() + 1; i < Math.min(sentence.to(), sentence.from() + LIKE); i++) {
      if (first.equals("other")
          ? tokens.isOneOf(i, OUTSIDERS)
          : Subject.isPlural(tokens.lower(i))) {
        return Tense.present(sentence) > i
            || (sentence.has(Cue.WORLD) && Told.hasPast(sentence, i))
            || (sentence.has(Cue.COUNT) && !Told.hasPast(sentence, i));
      }
    }
    return false;
  }

  /// "No supplier takes them back": what nobody in the trade does.
  private static boolean isOfNoSeller(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    int last = Math.min(sentence.to() - 1, sentence.from() + NOUN_REACH);
    if (!tokens.isWord(sentence.from(), "no") || Figures.isOwn(sentence)) {
      return false;
    }
    for (int i = sentence.from() + 1; i < last; i++) {
      if (tokens.isOneOf(i, TRADERS)) {
        return Tense.presentWithin(sentence, i + 1, i + 2) >= 0;
      }
    }
    return false;
  }

  /// "Other terminals wait seven months", "what neighbouring units manage": a kind beside the
  /// writers' own, and what it does.
  private static Optional<CueMatch> others(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    boolean vendors =
        tokens.isOneOf(sentence.from(), MAKERS)
            || (tokens.isOneOf(sentence.from(), SIZES)
                && sentence.from() + 1 < sentence.to()
                && Subject.isPlural(tokens.lower(sentence.from() + 1))
                && tokens.isOneOf(sentence.from() + 1, SELLERS));
    if (vendors && !sentence.has(Cue.OWN) && Tense.present(sentence) > sentence.from()) {
      return Optional.of(new CueMatch(Cue.RIVAL, sentence.from(), sentence.from() + 1));
    }
    for (int i = sentence.from(); i + 2 < sentence.to(); i++) {
      if (!tokens.isOneOf(i, BESIDE)
          || (i > sentence.from() && isCertain(tokens, i))
          || tokens.isOneOf(i + 1, ARRANGED)) {
        continue;
      }
      int noun = Subject.isPlural(tokens.lower(i + 1)) ? i + 1 : i + 2;
      if (Subject.isPlural(tokens.lower(noun))
          && !tokens.isOneOf(noun, ARRANGED)
          && !Figures.isOwn(sentence)
          && Tense.presentWithin(sentence, noun + 1, Math.min(sentence.to(), noun + 2)) >= 0) {
        return Optional.of(new CueMatch(Cue.RIVAL, i, noun + 1));
      }
    }
    return Optional.empty();
  }

  /// "The other rooms", but "all other laboratories".
  private static boolean isCertain(Tokens tokens, int other) {
    return tokens.isOneOf(other - 1, CERTAIN)
        && !(tokens.isWord(other - 1, "all") && tokens.isOneOf(other + 1, SELLERS));
  }

  /// "The vendor has 40 customers", "The supplier no longer ships to Norway", "The library switched
  /// to a paid licence": a figure, a lack or a turn of trade of somebody else's.
  private static boolean isOfTheVendor(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    int noun = sentence.from() + 1;
    if (noun + 1 >= sentence.to()
        || !tokens.isWord(sentence.from(), "the")
        || sentence.hasAny(Cue.NOW, Cue.RECENT_PERIOD)
        || Figures.isOwn(sentence)) {
      return false;
    }
    boolean vendor = tokens.isOneOf(noun, VENDORS);
    if (!vendor && !tokens.isOneOf(noun, WORKS)) {
      return false;
    }
    for (int i = noun + 1; i < Math.min(sentence.to(), noun + 1 + LIKE); i++) {
      if (tokens.isOneOf(i, TRADED) && (vendor || !tokens.isOneOf(i, GOT))) {
        return true;
      }
    }
    return vendor
        && (sentence.has(Cue.NOT_YET)
            || (sentence.hasAny(Cue.COUNT, Cue.NEGATION) && Tense.present(sentence) > noun));
  }

  /// "Nobody else on the team".
  private static boolean isInside(Sentence sentence, int token) {
    return token + 2 < sentence.to()
        && sentence.tokens().isOneOf(token, INSIDE)
        && sentence.tokens().isOneOf(token + 2, HOUSE);
  }

  private static boolean isSellerNamed(Sentence sentence, int from) {
    for (int i = from; i < Math.min(sentence.to(), from + NOUN_REACH); i++) {
      if (sentence.tokens().isOneOf(i, SELLERS)) {
        return true;
      }
    }
    return false;
  }

  /// "Two offers came in": the capital is the sentence's.
  private static boolean isCommonWord(Sentence sentence, int first) {
    return sentence.tokens().isOneOf(first, NO_NAMES)
        || sentence.first(Cue.COUNT).filter(count -> count.from() == first).isPresent();
  }

  @Override
  public String message(String words) {
    return "“"
        + words
        + "” says what others offer or lack, and they may have changed. Name the source and its"
        + " date.";
  }
}
