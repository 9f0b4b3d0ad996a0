package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// A forward-looking statement with `will` and no qualifier. What a program does each time, rules,
/// suppositions and the noun are no forecasts.
public final class P2Will implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P2-WILL",
          Severity.CRITICAL,
          2,
          "The future is stated as a fact",
          "Clarity Gate procedures, point 2");

  /// Before the noun "will" or a person who is only named by what is to come.
  private static final Set<String> NO_SUBJECT =
      Set.of("the", "a", "his", "her", "their", "our", "of", "free", "good", "own", "at", "who");

  private static final Set<String> SUPPOSING =
      Set.of("if", "unless", "whether", "whenever", "should", "suppose", "would", "assuming");

  private static final Set<String> ASKING = Set.of("what", "who", "which", "when", "where");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    for (Sentence sentence : block.sentences()) {
      if (sentence.has(Cue.WILL) && !sentence.isQuestion()) {
        Stance stance = new Stance(sentence, around);
        sentence.all(Cue.WILL).stream()
            .filter(m -> isForecast(sentence, m) && !isHeadingQuestion(block, sentence))
            .filter(m -> !stance.isHedgedAt(m.to() - 1))
            .filter(m -> context.isThorough() || !isSupposed(sentence, m.from()))
            .findFirst()
            .ifPresent(m -> report(sentence, m, out));
      }
    }
  }

  private static boolean isForecast(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    int verb = match.to() - 1;
    String before = match.from() > sentence.from() ? word(tokens, match.from() - 1) : "";
    if (NO_SUBJECT.contains(before) || before.endsWith("'s") || verb + 1 >= sentence.to()) {
      return false;
    }
    boolean weighty = hasAfter(sentence, verb, TokenClass.PERCENT, TokenClass.FACTOR);
    boolean you = before.equals("you") || word(tokens, match.from()).startsWith("you'");
    if (!weighty && (you || isRoutine(sentence, match))) {
      return false;
    }
    return !isSupposed(sentence, match.from())
        || (hasAfter(sentence, verb, TokenClass.NUM) && !isRoutine(sentence, match));
  }

  private static boolean isRoutine(Sentence sentence, CueMatch will) {
    return sentence.all(Cue.ROUTINE).stream()
        .anyMatch(m -> m.from() <= will.to() - 1 && m.to() > will.to());
  }

  /// "If the pilot fails, the grant will lapse."
  private static boolean isSupposed(Sentence sentence, int will) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (tokens.is(i, ';') && i < will) {
        return false;
      }
      if (SUPPOSING.contains(word(tokens, i)) && (i < will || !word(tokens, i).equals("would"))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isHeadingQuestion(BlockReading block, Sentence sentence) {
    return block.kind() == BlockKind.HEADING
        && ASKING.contains(word(sentence.tokens(), sentence.from()));
  }

  private static boolean hasAfter(Sentence sentence, int token, TokenClass... kinds) {
    for (int i = token + 1; i < sentence.to(); i++) {
      for (TokenClass kind : kinds) {
        if (sentence.tokens().is(i, kind)) {
          return true;
        }
      }
    }
    return false;
  }

  private static void report(Sentence sentence, CueMatch match, PointSink out) {
    String words = sentence.span(match).in(sentence.tokens().text());
    out.report(
        sentence.span(),
        "A reader takes “%s” for certain. Say that it is projected, expected or planned."
            .formatted(excerpt(sentence, match, words)),
        List.of(
            replacement(sentence, match),
            Fixes.append("Mark as projected", sentence, "*(projected)*")));
  }

  /// The verb with the word after it.
  private static String excerpt(Sentence sentence, CueMatch match, String words) {
    int next = match.to();
    return next < sentence.to() && sentence.tokens().is(next, TokenClass.WORD)
        ? words + " " + sentence.tokens().text(next)
        : words;
  }

  private static Fix replacement(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    int verb = match.to() - 1;
    String word = word(tokens, verb);
    boolean contracted = word.endsWith("'ll");
    int subjectEnd = contracted ? verb + 1 : verb;
    String be = Subject.be(sentence, subjectEnd);
    boolean denied =
        word.equals("won't") || (verb + 1 < sentence.to() && word(tokens, verb + 1).equals("not"));
    int from = contracted ? tokens.end(verb) - 3 : tokens.start(verb);
    int to =
        denied && !word.equals("won't") ? tokens.end(verb + 1) : tokens.end(verb);
    String text = (denied ? be + " not" : be) + " projected to";
    String fitted = be.isEmpty() ? capital(text.strip(), word(tokens, verb), tokens, verb) : text;
    return Fixes.replace(
        "Write “" + fitted + "”", new Span(from, to), contracted ? " " + fitted : fitted);
  }

  private static String capital(String text, String word, Tokens tokens, int verb) {
    return tokens.text(verb).equals(word)
        ? text
        : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  private static String word(Tokens tokens, int token) {
    return tokens.text(token).toLowerCase(Locale.ROOT).replace('’', '\'');
  }
}
