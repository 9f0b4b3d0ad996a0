package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;

/// Tells whether a sentence tells of a date as past.
final class Told {

  private static final Set<String> PAST =
      Set.of(
          "was",
          "were",
          "had",
          "did",
          "went",
          "came",
          "took",
          "began",
          "held",
          "sold",
          "won",
          "made",
          "met",
          "ran",
          "left",
          "built",
          "sent",
          "found",
          "got",
          "gave",
          "grew",
          "fell",
          "rose",
          "paid",
          "laid",
          "kept",
          "led",
          "lost",
          "saw",
          "said",
          "stood",
          "wrote",
          "became",
          "brought",
          "bought",
          "broke",
          "caught",
          "chose",
          "drew",
          "drove",
          "flew",
          "froze",
          "heard",
          "hit",
          "hung",
          "knew",
          "lit",
          "meant",
          "sank",
          "sat",
          "shut",
          "slid",
          "spoke",
          "spent",
          "struck",
          "swept",
          "taught",
          "threw",
          "told",
          "understood",
          "woke",
          "wore",
          "won't-be",
          "dropped",
          "done",
          "has",
          "have",
          "shipped",
          "cut",
          "put",
          "set",
          "quit",
          "begun",
          "given",
          "taken",
          "written",
          "seen",
          "drawn",
          "undertaken",
          "thrown");

  /// Words that end like a past form and are none, or speak of what is to come.
  private static final Set<String> NOT_PAST =
      Set.of(
          "need",
          "speed",
          "exceed",
          "proceed",
          "feed",
          "seed",
          "indeed",
          "breed",
          "hundred",
          "embed",
          "shed",
          "bed",
          "sacred",
          "naked",
          "planned",
          "scheduled",
          "expected",
          "targeted",
          "intended",
          "projected",
          "estimated",
          "forecasted",
          "proposed",
          "limited",
          "unlimited",
          "required",
          "based",
          "related",
          "detailed",
          "united",
          "advanced",
          "dedicated",
          "announced",
          "promised",
          "supposed",
          "licensed",
          "called",
          "named",
          "dated",
          "undated",
          "hosted",
          "managed",
          "linked",
          "anticipated",
          "slated",
          "budgeted",
          "allocated",
          "reserved",
          "booked",
          "agreed",
          "red",
          "fixed-term",
          "postponed",
          "delayed",
          "extended",
          "due",
          "earmarked",
          "tasked",
          "committed",
          "succeed",
          "tweed",
          "reed",
          "weed",
          "steed");

  private static final Set<String> PRESENT =
      Set.of(
          "is",
          "are",
          "be",
          "being",
          "ends",
          "expires",
          "starts",
          "begins",
          "runs",
          "opens",
          "closes",
          "falls",
          "takes",
          "lasts",
          "matures",
          "becomes",
          "goes",
          "comes",
          "due",
          "open",
          "valid",
          "applies",
          "remains",
          "continues",
          "stays",
          "holds",
          "arrives",
          "follows",
          "doubles",
          "leaves",
          "launches",
          "ships",
          "retires",
          "end",
          "expire",
          "start",
          "begin",
          "run",
          "opening",
          "starting",
          "ending",
          "beginning",
          "commencing",
          "expiring",
          "plans",
          "aims",
          "wants",
          "hopes",
          "deadline",
          "target",
          "until",
          "by",
          "next",
          "renewal",
          "upcoming",
          "ready",
          "available",
          "effective",
          "scheduled",
          "planned",
          "expected");

  /// Before a date they say that it is a term, an origin or part of a name.
  private static final Set<String> NOT_THE_DAY =
      Set.of(
          "for",
          "by",
          "until",
          "till",
          "before",
          "to",
          "through",
          "of",
          "after",
          "due",
          "next",
          "the",
          "than",
          "ending",
          "starting",
          "beginning",
          "about",
          "effective",
          "during");

  private static final Set<String> ARTICLES =
      Set.of(
          "the", "a", "an", "our", "its", "their", "this", "these", "that", "each", "new", "any",
          "all", "his", "her", "some", "every", "no");

  /// Behind a past form that opens a sentence: "Deployed in", not "Registered users".
  private static final Set<String> OPENED =
      Set.of("in", "on", "at", "since", "by", "to", "the", "a", "an", "our", "its", "from", "and");

  private static final Set<String> AUXILIARIES =
      Set.of("is", "are", "be", "being", "gets", "to", "get", "must", "shall", "will", "can");

  private Told() {}

  /// The first date of a sentence that certainly lies after a day.
  static Optional<DateMention> ahead(Sentence sentence, LocalDate day) {
    for (DateMention mention : sentence.dates()) {
      if (mention.sound().map(d -> d.isAfter(day)).orElse(false)) {
        return Optional.of(mention);
      }
    }
    return Optional.empty();
  }

  /// The sentence says that it speaks of a plan, a demand, a supposition.
  static boolean isPlanned(Sentence sentence) {
    return sentence.hasAny(
            Cue.PLAN, Cue.WILL, Cue.MARKER, Cue.NORMATIVE, Cue.HYPOTHETICAL, Cue.HEDGE)
        || sentence.isQuestion();
  }

  /// What stands beside a date in its sentence happened on it.
  static boolean asPast(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    String before = mention.from() > sentence.from() ? lower(tokens, mention.from() - 1) : "";
    if (NOT_THE_DAY.contains(before)) {
      return false;
    }
    if (before.equals("since")) {
      return true;
    }
    for (int i = mention.from() - 1; i >= sentence.from() && !tokens.is(i, ';'); i--) {
      String word = lower(tokens, i);
      if (isPast(sentence, i, word)) {
        return true;
      }
      if (PRESENT.contains(word) || (NOT_PAST.contains(word) && word.endsWith("ed"))) {
        return false;
      }
    }
    return mention.from() - sentence.from() <= 3 && hasPast(sentence, mention.to());
  }

  /// The first verb from a token on is a past form.
  static boolean hasPast(Sentence sentence, int from) {
    Tokens tokens = sentence.tokens();
    for (int i = from; i < sentence.to(); i++) {
      String word = lower(tokens, i);
      if (isPast(sentence, i, word)) {
        return true;
      }
      if (PRESENT.contains(word)) {
        return false;
      }
    }
    return false;
  }

  private static boolean isPast(Sentence sentence, int i, String word) {
    Tokens tokens = sentence.tokens();
    if (!tokens.is(i, TokenClass.WORD)) {
      return false;
    }
    boolean past =
        PAST.contains(word)
            || (word.endsWith("ed") && word.length() > 4 && !NOT_PAST.contains(word));
    if (!past) {
      return false;
    }
    if (i == sentence.from() && word.endsWith("ed") && i + 1 < sentence.to()) {
      return !tokens.is(i + 1, TokenClass.WORD) || OPENED.contains(lower(tokens, i + 1));
    }
    String before = i > sentence.from() ? lower(tokens, i - 1) : "";
    return !ARTICLES.contains(before) && !AUXILIARIES.contains(before);
  }

  private static String lower(Tokens tokens, int i) {
    return tokens.lower(i);
  }
}
