package app.assay.points.lexicon;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The regular forms of an English word; irregular ones are written out in the lists.
final class Inflection {

  private static final String VOWELS = "aeiou";

  private Inflection() {}

  /// The word, its s-form, past and ing-form: achieve, achieves, achieved, achieving. A verb that
  /// doubles its last letter gets both spellings, so that `travel` covers traveled and travelled.
  static Set<String> ofVerb(String verb) {
    Set<String> forms = new LinkedHashSet<>(List.of(verb, withS(verb)));
    if (verb.endsWith("e")) {
      forms.add(verb + "d");
      forms.add((verb.endsWith("ee") ? verb : cut(verb, 1)) + "ing");
    } else if (endsInConsonantY(verb)) {
      forms.add(cut(verb, 1) + "ied");
      forms.add(verb + "ing");
    } else {
      forms.add(verb + "ed");
      forms.add(verb + "ing");
      if (mayDouble(verb)) {
        char last = verb.charAt(verb.length() - 1);
        forms.add(verb + last + "ed");
        forms.add(verb + last + "ing");
      }
    }
    return forms;
  }

  /// The s-form of a verb or noun: reduces, matches, studies.
  static String withS(String word) {
    if (endsInConsonantY(word)) {
      return cut(word, 1) + "ies";
    }
    boolean hiss =
        word.endsWith("s")
            || word.endsWith("x")
            || word.endsWith("z")
            || word.endsWith("ch")
            || word.endsWith("sh")
            || word.endsWith("o");
    return word + (hiss ? "es" : "s");
  }

  private static boolean endsInConsonantY(String word) {
    int n = word.length();
    return n > 1 && word.endsWith("y") && VOWELS.indexOf(word.charAt(n - 2)) < 0;
  }

  private static boolean mayDouble(String word) {
    int n = word.length();
    return n > 2
        && VOWELS.indexOf(word.charAt(n - 1)) < 0
        && "wxy".indexOf(word.charAt(n - 1)) < 0
        && VOWELS.indexOf(word.charAt(n - 2)) >= 0
        && VOWELS.indexOf(word.charAt(n - 3)) < 0;
  }

  private static String cut(String word, int letters) {
    return word.substring(0, word.length() - letters);
  }
}
