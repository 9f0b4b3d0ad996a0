package app.assay.hitl.profile;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// A person's name as it is compared with another: case, accents, blanks, punctuation, order,
/// titles, letters that only look like Latin ones, and characters nobody sees do not count.
///
/// Doubt counts as the same person: "A. Reyes" cannot be told from "Ann Reyes", nor "Ann" from
/// either, because a rule of two that a shorter name gets round would be none.
public final class PersonName {

  private static final Set<String> TITLES =
      Set.of(
          "dr",
          "prof",
          "professor",
          "doctor",
          "mr",
          "mrs",
          "ms",
          "miss",
          "mx",
          "sir",
          "dame",
          "herr",
          "frau",
          "sig",
          "ing",
          "dipl",
          "phd",
          "md",
          "msc",
          "bsc",
          "mba",
          "jr",
          "sr",
          "mag",
          "med",
          "rer",
          "nat",
          "hc",
          "mme",
          "mlle",
          "don",
          "dona");

  /// Letters of other scripts that look like Latin ones, in lower case, and what they look like.
  private static final String LOOKALIKES = "авсԁеһніјкӏморԛѕтѵԝхуαβεηικμνορτυχıłøđ01";

  private static final String LATIN = "abcdehhijklmopqstvwxyabenikmvoptuxilodol";

  private final List<String> words;

  private PersonName(List<String> words) {
    this.words = words;
  }

  /// The name in these characters.
  public static PersonName of(String written) {
    int at = written.indexOf('@');
    List<String> words = words(at > 0 ? written.substring(0, at) : written);
    List<String> named = words.stream().filter(word -> !TITLES.contains(word)).toList();
    return new PersonName(named.isEmpty() ? words : named);
  }

  /// True when the two may be one person.
  public boolean mayBe(PersonName other) {
    if (words.isEmpty() || other.words.isEmpty()) {
      return true;
    }
    return String.join("", words).equals(String.join("", other.words))
        || isWithin(other)
        || other.isWithin(this);
  }

  /// True when the two names, as they are written, may be one person's.
  public static boolean same(String one, String other) {
    return of(one).mayBe(of(other));
  }

  /// The people in a field that may name several, and machines among them.
  public static List<String> allIn(String names) {
    return List.of(names.split(" and | with | via |[+&;,/()|]", -1)).stream()
        .filter(name -> name.codePoints().anyMatch(Character::isLetter))
        .toList();
  }

  /// True when a field that may name several may name this person; an empty one names nobody.
  public boolean isNamedIn(String names) {
    List<String> all = allIn(names);
    return !all.isEmpty() && (mayBe(of(names)) || all.stream().anyMatch(name -> mayBe(of(name))));
  }

  /// Every word of this name stands in the other, as itself or as an initial.
  private boolean isWithin(PersonName other) {
    List<String> left = new ArrayList<>(other.words);
    List<String> unmatched = new ArrayList<>();
    words.forEach(
        word -> {
          if (!left.remove(word)) {
            unmatched.add(word);
          }
        });
    for (String word : unmatched) {
      boolean found = false;
      for (int i = 0; i < left.size() && !found; i++) {
        if (isInitial(word, left.get(i)) || isInitial(left.get(i), word)) {
          left.remove(i);
          found = true;
        }
      }
      if (!found) {
        return false;
      }
    }
    return true;
  }

  private static boolean isInitial(String one, String other) {
    return one.length() == 1 && other.startsWith(one);
  }

  private static List<String> words(String written) {
    String decomposed = Normalizer.normalize(written, Normalizer.Form.NFKD);
    String lower = Normalizer.normalize(decomposed.toLowerCase(Locale.ROOT), Normalizer.Form.NFKD);
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    lower
        .codePoints()
        .forEach(
            c -> {
              if (isUnseen(c)) {
                return;
              }
              if (Character.isLetterOrDigit(c)) {
                word.append(latin(c));
              } else {
                end(word, words);
              }
            });
    end(word, words);
    return words;
  }

  private static String latin(int letter) {
    int at = LOOKALIKES.indexOf(letter);
    return switch (letter) {
      case 'ß' -> "ss";
      case 'æ' -> "ae";
      case 'œ' -> "oe";
      default -> at < 0 ? Character.toString(letter) : LATIN.substring(at, at + 1);
    };
  }

  /// Accents that were taken off their letters, apostrophes, and characters without a shape.
  private static boolean isUnseen(int c) {
    int type = Character.getType(c);
    return type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || type == Character.FORMAT
        || (type == Character.CONTROL && !Character.isWhitespace(c))
        || c == '\''
        || c == '’'
        || c == '`'
        || "\u115f\u1160\u3164\uffa0".indexOf(c) >= 0;
  }

  private static void end(StringBuilder word, List<String> words) {
    if (!word.isEmpty()) {
      words.add(word.toString());
      word.setLength(0);
    }
  }
}
