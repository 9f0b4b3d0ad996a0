package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.points.check.Fixes;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.List;

/// Puts "is projected to" in place of "will", in the form that its subject asks for.
final class WillFix {

  private WillFix() {}

  /// In place of each "will" of a sentence.
  static Fix of(Sentence sentence, List<CueMatch> matches) {
    List<TextEdit> edits = new ArrayList<>();
    matches.forEach(m -> edits.addAll(of(sentence, m).edits()));
    return new Fix(of(sentence, matches.getFirst()).title(), edits);
  }

  static Fix of(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    int verb = match.to() - 1;
    String word = Wording.lower(tokens, verb);
    boolean contracted = word.endsWith("'ll");
    boolean wont = word.equals("won't");
    boolean not = !wont && verb + 1 < sentence.to() && tokens.isWord(verb + 1, "not");
    int from = contracted ? tokens.end(verb) - "'ll".length() : tokens.start(verb);
    int to = not ? tokens.end(verb + 1) : tokens.end(verb);
    String be = Subject.be(sentence, contracted ? verb + 1 : verb);
    String words = (be + (not || wont ? " not" : "") + " projected to").strip();
    if (Character.isUpperCase(tokens.text(verb).charAt(0)) && !contracted) {
      words = Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
    return Fixes.replace(
        "Write “" + words + "”", new Span(from, to), contracted ? " " + words : words);
  }
}
