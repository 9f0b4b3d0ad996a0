package app.assay.points.rules;

import app.assay.points.check.Stance;
import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import java.util.Set;

/// Sentences that say in the present tense what something does or has.
final class Capability {

  /// Verbs that tell a state or an opinion rather than what a thing does.
  private static final Set<String> STATES = WordLists.words("state");

  private static final Set<String> DENIALS =
      Set.of("not", "no", "nothing", "nobody", "none", "neither");

  private static final int FEWEST_WORDS = 3;

  private Capability() {}

  /// The verb of such a sentence, or -1.
  static int verb(Sentence sentence, Surroundings around) {
    if (sentence.isQuestion()
        || sentence.words() < FEWEST_WORDS
        || sentence.hasAny(Cue.WILL, Cue.MARKER, Cue.NORMATIVE, Cue.DEFINITION)
        || sentence.cell().map(Sentence.Cell::isHeader).orElse(false)) {
      return -1;
    }
    int verb = Tense.present(sentence);
    if (verb < 0 || Tense.isInstruction(sentence) || isDenied(sentence, verb)) {
      return -1;
    }
    Stance stance = new Stance(sentence, around);
    return stance.isHedgedBelowHeadingsAt(verb) || Supposition.holds(sentence, verb) ? -1 : verb;
  }

  /// True when the verb tells what a thing does.
  static boolean isAction(Sentence sentence, int verb) {
    return verb == sentence.from() || !STATES.contains(Wording.lower(sentence.tokens(), verb));
  }

  /// True for "has" and "have".
  static boolean isOwning(Sentence sentence, int verb) {
    String word = Wording.lower(sentence.tokens(), verb);
    boolean been =
        verb + 1 < sentence.to() && Wording.lower(sentence.tokens(), verb + 1).equals("been");
    return (word.equals("has") || word.equals("have")) && !been;
  }

  /// True when the document speaks of those who wrote it.
  static boolean isOfAuthors(Sentence sentence, int verb) {
    String subject = Wording.before(sentence, verb);
    return subject.equals("we") || subject.equals("i") || subject.equals("you");
  }

  private static boolean isDenied(Sentence sentence, int verb) {
    return Wording.lower(sentence.tokens(), verb).endsWith("n't")
        || (verb + 1 < sentence.to()
            && DENIALS.contains(Wording.lower(sentence.tokens(), verb + 1)))
        || DENIALS.contains(Wording.lower(sentence.tokens(), sentence.from()));
  }
}
