package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// An item of a numbered list that names a step and, behind a colon or comma, its day alone: "3.
/// Consent: June 2027", "5. Start of service, planned for May 2027". The numbers say that one step
/// follows the other.
final class NumberedStep {

  /// A longer name is a sentence.
  private static final int NAME = 9;

  /// Between the name and its day: "target", "planned for".
  private static final int LED = 3;

  private static final WordSet LEAD = WordLists.words("numbered-step-lead");

  private NumberedStep() {}

  /// The list's item has a number, and its first sentence is a name with this day and no more.
  static boolean is(PlacedBlock block, Sentence sentence, DateMention mention) {
    return sentence.dates().size() == 1
        && sentence.to() - mention.to() <= 1
        && isNumbered(block)
        && isBehindName(sentence, mention);
  }

  private static boolean isNumbered(PlacedBlock block) {
    if (block.reading().kind() != BlockKind.LIST_ITEM) {
      return false;
    }
    String text = block.reading().text().stripLeading();
    int digits = 0;
    while (digits < text.length() && text.charAt(digits) >= '0' && text.charAt(digits) <= '9') {
      digits++;
    }
    return digits > 0
        && digits < text.length()
        && (text.charAt(digits) == '.' || text.charAt(digits) == ')');
  }

  private static boolean isBehindName(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    int mark = mention.from() - 1;
    while (mark > sentence.from() && mention.from() - mark <= LED && tokens.isOneOf(mark, LEAD)) {
      mark--;
    }
    return mark > sentence.from()
        && mark - sentence.from() <= NAME
        && (tokens.is(mark, TokenClass.COLON) || tokens.is(mark, TokenClass.COMMA));
  }
}
