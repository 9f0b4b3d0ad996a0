package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Finds a person of one title whose surname is spelled in two ways: "Dr Ilse Brandner" and "Dr
/// Brandtner".
final class SpellingTold {

  private static final WordSet TITLES = WordLists.words("person-title");

  /// Shorter names differ by a letter and are two.
  private static final int SHORTEST = 5;

  private static final int MOST_WORDS = 3;

  /// A longer text names many people.
  private static final int MOST_BLOCKS = 200;

  private static final int MOST_NAMES = 30;

  private SpellingTold() {}

  /// Where a person is named, in which sentence, and the first name where one is told.
  private record Mention(String title, String first, Sentence sentence, Span place) {}

  static List<Opposed> in(DocumentReading document) {
    Map<String, List<Mention>> bySurname = new LinkedHashMap<>();
    if (document.blocks().size() > MOST_BLOCKS) {
      return List.of();
    }
    for (PlacedBlock block : Amounts.spoken(document, TITLES)) {
      for (Sentence sentence : block.reading().sentences()) {
        if (sentence.mayHold(TITLES)) {
          read(block, sentence, bySurname);
        }
      }
    }
    List<Opposed> found = new ArrayList<>();
    List<Map.Entry<String, List<Mention>>> names = List.copyOf(bySurname.entrySet());
    for (int i = 0; i < names.size() && names.size() <= MOST_NAMES; i++) {
      for (int k = i + 1; k < names.size(); k++) {
        if (isSpelledAs(names.get(i).getKey(), names.get(k).getKey())) {
          compare(names.get(i).getValue(), names.get(k).getValue(), found);
        }
      }
    }
    return found;
  }

  private static void read(
      PlacedBlock block, Sentence sentence, Map<String, List<Mention>> bySurname) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i + 1 < sentence.to(); i++) {
      if (!tokens.isOneOf(i, TITLES) || !tokens.is(i, TokenClass.CAP)) {
        continue;
      }
      int from = tokens.is(i + 1, '.') ? i + 2 : i + 1;
      int to = from;
      while (to < sentence.to() && to - from < MOST_WORDS && isName(tokens, to)) {
        to++;
      }
      boolean whole = to > from && !(to < sentence.to() && isName(tokens, to));
      String surname = whole ? tokens.text(to - 1) : "";
      if (surname.length() >= SHORTEST) {
        String first = to - from > 1 ? tokens.lower(from) : "";
        Span place = block.place(tokens.span(to - 1, to));
        List<Mention> mentions = bySurname.computeIfAbsent(surname, s -> new ArrayList<>());
        if (mentions.size() < MOST_NAMES) {
          mentions.add(new Mention(tokens.lower(i), first, sentence, place));
        }
      }
    }
  }

  private static boolean isName(Tokens tokens, int token) {
    String text = tokens.text(token);
    return tokens.is(token, TokenClass.CAP)
        && !tokens.isOneOf(token, TITLES)
        && text.chars().allMatch(Character::isLetter)
        && !text.chars().skip(1).anyMatch(Character::isUpperCase);
  }

  /// One letter is changed, dropped or doubled, or two have changed places; not a plural.
  private static boolean isSpelledAs(String one, String other) {
    String longer = one.length() >= other.length() ? one : other;
    String shorter = longer.equals(one) ? other : one;
    if (longer.length() - shorter.length() > 1
        || longer.equals(shorter + "s")
        || longer.charAt(0) != shorter.charAt(0)) {
      return false;
    }
    int start = 0;
    while (start < shorter.length() && longer.charAt(start) == shorter.charAt(start)) {
      start++;
    }
    boolean dropped = longer.length() > shorter.length();
    String rest = longer.substring(Math.min(longer.length(), start + 1));
    if (dropped || rest.equals(shorter.substring(Math.min(shorter.length(), start + 1)))) {
      return rest.equals(shorter.substring(dropped ? start : start + 1));
    }
    return start + 2 <= longer.length()
        && longer.charAt(start) == shorter.charAt(start + 1)
        && longer.charAt(start + 1) == shorter.charAt(start)
        && longer.substring(start + 2).equals(shorter.substring(start + 2));
  }

  /// Of one title, of one first name where both tell it, and never told of together.
  private static void compare(List<Mention> one, List<Mention> other, List<Opposed> found) {
    for (Mention a : one) {
      for (Mention b : other) {
        boolean two =
            a.sentence() == b.sentence()
                || !a.title().equals(b.title())
                || (!a.first().isEmpty() && !b.first().isEmpty() && !a.first().equals(b.first()));
        if (two) {
          return;
        }
      }
    }
    if (Math.min(one.size(), other.size()) == 1) {
      found.add(new Opposed(one.getFirst().place(), other.getFirst().place()));
    }
  }
}
