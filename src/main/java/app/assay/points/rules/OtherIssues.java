package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;

/// Tells by the words before it whether a date is that of the next issue, meeting or review, or of
/// the one before.
final class OtherIssues {

  /// From "next" to its date.
  private static final int NEXT = 5;

  /// From "previous" to its date, which may stand behind a number: "Previous run: HB-2107, 3
  /// March".
  private static final int BEFORE = 9;

  private static final WordSet PREVIOUS = WordLists.words("earlier-issue");

  private static final WordSet NEXT_ONES = WordLists.words("next-one");

  /// Between "next" and what comes next: "next scheduled review".
  private static final WordSet PLANNED = WordLists.words("next-planned");

  /// What a paper does with an older one.
  static final WordSet REPLACES = WordLists.words("replaces");

  private static final WordSet BEGUN = WordLists.words("issue-begun");

  private OtherIssues() {}

  /// "Next meeting: 2026-02-04", "next scheduled review: May 2026", at the head of a line.
  static boolean isNext(Sentence sentence, DateMention mention) {
    int first = Math.max(sentence.from(), mention.from() - NEXT);
    for (int i = mention.from() - 1; i >= first; i--) {
      if (sentence.tokens().isWord(i, "next")) {
        int noun = sentence.tokens().isOneOf(i + 1, PLANNED) ? i + 2 : i + 1;
        return DateLabels.opensLine(sentence, i)
            && noun < mention.from()
            && sentence.tokens().isOneOf(noun, NEXT_ONES);
      }
    }
    return false;
  }

  /// "Created: 2025-12-03", at the head of a line.
  static boolean isBegun(Sentence sentence, DateMention mention) {
    int colon = mention.from() - 1;
    int label = colon - 1;
    if (label >= sentence.from() && sentence.tokens().is(label, '*')) {
      label--;
    }
    return label >= sentence.from()
        && sentence.tokens().is(colon, TokenClass.COLON)
        && sentence.tokens().isOneOf(label, BEGUN)
        && DateLabels.opensLine(sentence, label);
  }

  /// A row's label says so.
  static boolean isBegun(Sentence label) {
    return label.tokens().isOneOf(label.from(), BEGUN)
        || (label.tokens().isWord(label.from(), "date")
            && label.from() + 1 < label.to()
            && label.tokens().isOneOf(label.from() + 1, BEGUN));
  }

  /// "Previous edition: May 2025", at the head of a line.
  static boolean isPrevious(Sentence sentence, DateMention mention) {
    int first = Math.max(sentence.from(), mention.from() - BEFORE);
    for (int i = mention.from() - 1; i >= first; i--) {
      if (sentence.tokens().isOneOf(i, PREVIOUS)) {
        return DateLabels.opensLine(sentence, i)
            && i + 1 < mention.from()
            && sentence.tokens().isOneOf(i + 1, NEXT_ONES);
      }
    }
    return false;
  }

  /// "Supersedes: ADR-031 (dated 2025-12-15)".
  static boolean isReplaced(Sentence sentence, DateMention mention) {
    for (int i = mention.from() - 1; i >= sentence.from(); i--) {
      if (sentence.tokens().isOneOf(i, REPLACES)) {
        return true;
      }
      if (i > sentence.from()
          && DateLabels.opensLine(sentence, i)
          && !sentence.tokens().is(i - 1, '(')) {
        return false;
      }
    }
    return false;
  }
}
