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
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Finds people who speak or vote where they were not: "Apologies: Ida Moen" and "Ida Moen seconded
/// it", or who left the room for an item that they propose.
final class AbsentActs {

  private static final WordSet ABSENT = WordLists.words("absent-title");
  private static final WordSet ACTS = WordLists.words("act-of-present");
  private static final WordSet MOVES = WordLists.words("act-before-name");
  private static final WordSet ELSEWHERE = WordLists.words("act-from-afar");
  private static final WordSet LEFT = WordLists.words("left-the-room");

  /// A minute stands in so many blocks after its number.
  private static final int BLOCKS = 3;

  /// A longer number is told by its form alone.
  private static final int LONG = 3;

  /// So many are looked for.
  private static final int MOST = 30;

  private final DocumentReading document;
  private final List<Opposed> found = new ArrayList<>();

  /// One who was not there.
  ///
  /// @param item of which item, or empty
  private record Absence(PlacedBlock block, Span place, PersonName name, String item) {}

  private AbsentActs(DocumentReading document) {
    this.document = document;
  }

  static List<Opposed> in(DocumentReading document) {
    AbsentActs acts = new AbsentActs(document);
    List<Absence> absences = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      boolean may = block.reading().mayHold(ABSENT) || block.reading().mayHold(LEFT);
      if (may && block.reading().kind().speaks()) {
        block.reading().sentences().forEach(s -> absences(block, s, absences));
      }
    }
    absences.stream().limit(MOST).filter(a -> !acts.isElsewhere(a)).forEach(acts::find);
    return acts.found;
  }

  private static void absences(PlacedBlock block, Sentence sentence, List<Absence> out) {
    Tokens tokens = sentence.tokens();
    if (sentence.mayHold(ABSENT)) {
      for (int i = sentence.from(); i + 1 < sentence.to(); i++) {
        boolean title =
            tokens.isOneOf(i, ABSENT)
                && (tokens.is(i + 1, TokenClass.COLON) || tokens.isWord(i + 1, "from"));
        if (title) {
          names(block, sentence, i + 2, out);
          return;
        }
      }
    }
    if (sentence.mayHold(LEFT) && sentence.has(TokenClass.CAP)) {
      left(block, sentence).ifPresent(out::add);
    }
  }

  private static void names(
      PlacedBlock block, Sentence sentence, int from, List<Absence> absences) {
    int i = from;
    while (i < sentence.to() && !RoleName.isBreak(sentence.tokens(), i - 1)) {
      Optional<PersonName> name = PersonName.at(sentence, i);
      name.ifPresent(
          n ->
              absences.add(
                  new Absence(
                      block, block.place(sentence.tokens().span(n.from(), n.to())), n, "")));
      i = name.map(PersonName::to).orElse(i + 1);
    }
  }

  /// "Cllr Holm withdrew from the room for item 7".
  private static Optional<Absence> left(PlacedBlock block, Sentence sentence) {
    Tokens tokens = sentence.tokens();
    Optional<PersonName> name = Optional.empty();
    Span place = block.place(sentence.span());
    String item = "";
    boolean left = false;
    for (int i = sentence.from(); i < sentence.to(); i++) {
      name = name.isPresent() ? name : PersonName.at(sentence, i);
      if (tokens.isOneOf(i, LEFT)) {
        left = true;
        place = block.place(tokens.span(i, sentence.to()));
      }
      boolean number = tokens.is(i, TokenClass.WORD) ? false : hasDigit(tokens.text(i));
      boolean named = tokens.isWord(i - 1, "item") || tokens.text(i).length() > 2;
      item = item.isEmpty() && number && named ? tokens.text(i) : item;
    }
    Span where = place;
    String which = item;
    return left && !item.isEmpty()
        ? name.map(n -> new Absence(block, where, n, which))
        : Optional.empty();
  }

  private static boolean hasDigit(String text) {
    return text.chars().anyMatch(Character::isDigit);
  }

  private void find(Absence absence) {
    List<PlacedBlock> blocks = document.blocks();
    for (int b = 0; b < blocks.size(); b++) {
      PlacedBlock block = blocks.get(b);
      boolean mine = absence.item().isEmpty() || isOfItem(b, absence);
      if (block != absence.block() && block.reading().kind().speaks() && mine) {
        for (Sentence sentence : block.reading().sentences()) {
          act(block, sentence, absence);
        }
      }
    }
  }

  /// Under its number, or so many blocks after it that no other number comes between.
  private boolean isOfItem(int at, Absence absence) {
    List<PlacedBlock> blocks = document.blocks();
    for (int b = at; b >= Math.max(0, at - BLOCKS); b--) {
      PlacedBlock block = blocks.get(b);
      if (block == absence.block()) {
        return false;
      }
      for (int i = 0; i < block.reading().tokens().count(); i++) {
        Tokens tokens = block.reading().tokens();
        if (isNumber(tokens, i, absence.item())) {
          return tokens.text(i).equals(absence.item());
        }
      }
    }
    return blocks.get(at).around().headings().stream()
        .anyMatch(h -> isIn(h.tokens(), absence.item()));
  }

  private static boolean isIn(Tokens tokens, String item) {
    for (int i = 0; i < tokens.count(); i++) {
      if (isNumber(tokens, i, item) && tokens.text(i).equals(item)) {
        return true;
      }
    }
    return false;
  }

  /// A number of the same form: "14/26" and "15/26", or "item 7" and "7" where a block begins.
  private static boolean isNumber(Tokens tokens, int token, String item) {
    String text = tokens.text(token);
    boolean named = token == 0 || tokens.isWord(token - 1, "item");
    return hasDigit(text)
        && (item.length() < LONG ? named : text.length() == item.length() && alike(text, item));
  }

  private static boolean alike(String text, String item) {
    for (int i = 0; i < text.length(); i++) {
      boolean digit = Character.isDigit(text.charAt(i));
      if (digit != Character.isDigit(item.charAt(i))
          || (!digit && text.charAt(i) != item.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private void act(PlacedBlock block, Sentence sentence, Absence absence) {
    Tokens tokens = sentence.tokens();
    if (!sentence.mayHold(ACTS) || sentence.isQuestion()) {
      return;
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      Optional<PersonName> name = PersonName.at(sentence, i);
      if (name.isPresent() && isSame(name.get(), absence.name())) {
        int from = name.get().from();
        int to = name.get().to();
        boolean by = tokens.isWord(from - 1, "by") || tokens.is(from - 1, TokenClass.COLON);
        if (tokens.isOneOf(by ? from - 2 : from - 1, MOVES)) {
          found.add(
              new Opposed(absence.place(), block.place(tokens.span(by ? from - 2 : from - 1, to))));
          return;
        }
        if (tokens.isOneOf(to, ACTS)) {
          found.add(new Opposed(absence.place(), block.place(tokens.span(from, to + 1))));
          return;
        }
      }
    }
  }

  /// All words of the shorter name are in the other.
  private static boolean isSame(PersonName one, PersonName other) {
    return one.words().containsAll(other.words()) || other.words().containsAll(one.words());
  }

  /// Somewhere the text says that the person came later, wrote, or was on the line.
  private boolean isElsewhere(Absence absence) {
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks()) {
        for (Sentence sentence : block.reading().sentences()) {
          if (sentence.mayHold(ELSEWHERE)
              && Wording.has(sentence, ELSEWHERE)
              && isNamed(sentence, absence.name())) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean isNamed(Sentence sentence, PersonName name) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (name.words().contains(sentence.tokens().text(i).toLowerCase(Locale.ROOT))) {
        return true;
      }
    }
    return false;
  }
}
