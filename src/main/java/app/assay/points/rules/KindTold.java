package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Finds what a text says of a row of a table by its name or number that the row does not: "F-02 |
/// High" and "F-02. Severity: Medium", "Roof repairs | Complete" and "the roof repairs are in
/// progress".
final class KindTold {

  private static final WordSet IS = WordLists.words("kind-is");

  /// A word or number with which more rows are called tells none of them apart.
  private static final int MOST_ALIKE = 24;

  /// A longer number is none.
  private static final int LONGEST_NUMBER = 12;

  private final Map<String, List<KindRow>> byNumber = new HashMap<>();
  private final Map<Integer, List<KindRow>> byWord = new HashMap<>();
  private final List<Opposed> found = new ArrayList<>();

  private KindTold() {}

  static List<Opposed> in(DocumentReading document) {
    KindTold all = new KindTold();
    for (ReadTable table : ReadTable.in(document)) {
      KindColumn.of(table).forEach(all::enter);
    }
    all.byNumber.values().removeIf(alike -> alike.size() > MOST_ALIKE);
    all.byWord.values().removeIf(alike -> alike.size() > MOST_ALIKE);
    if (!all.byNumber.isEmpty() || !all.byWord.isEmpty()) {
      Amounts.spoken(document).forEach(all::read);
    }
    return all.found;
  }

  private void enter(KindColumn column) {
    for (int row = 1; row < column.table().grid().rows(); row++) {
      KindRow entry = KindRow.of(column, row);
      if (!entry.kind().isEmpty() && !entry.isNameless()) {
        if (!entry.number().isEmpty()) {
          byNumber.computeIfAbsent(entry.number(), n -> new ArrayList<>()).add(entry);
        }
        for (int i = 0; entry.name().size() > 1 && i < entry.name().size(); i++) {
          byWord.computeIfAbsent(entry.name().get(i), w -> new ArrayList<>()).add(entry);
        }
      }
    }
  }

  /// A number that opens a block names what all of its sentences are of.
  private void read(PlacedBlock block) {
    List<Sentence> sentences = block.reading().sentences();
    List<KindRow> opening = sentences.isEmpty() ? List.of() : numbered(sentences.getFirst());
    Sentence first = sentences.isEmpty() ? null : sentences.getFirst();
    boolean heads = first != null && !opening.isEmpty() && isOpening(first, opening.getFirst());
    for (Sentence sentence : sentences) {
      if (!Amounts.isTelling(sentence) || sentence.hasAny(Cue.DISCREPANCY, Cue.WILL, Cue.PLAN)) {
        continue;
      }
      List<KindRow> named = numbered(sentence);
      List<KindRow> meant = named.isEmpty() && heads ? opening : named;
      meant = meant.isEmpty() ? named(sentence) : meant;
      if (meant.stream().map(KindRow::label).distinct().count() == 1) {
        compare(block, sentence, meant);
      }
    }
  }

  private static boolean isOpening(Sentence sentence, KindRow row) {
    for (int i = sentence.from();
        i < Math.min(sentence.to(), sentence.from() + KindColumn.LONGEST);
        i++) {
      if (lower(sentence, i).equals(row.number())) {
        return true;
      }
    }
    return false;
  }

  private List<KindRow> numbered(Sentence sentence) {
    List<KindRow> found = new ArrayList<>();
    for (int i = sentence.from(); !byNumber.isEmpty() && i < sentence.to(); i++) {
      String word = lower(sentence, i);
      if (!word.isEmpty() && !contains(found, word)) {
        found.addAll(byNumber.getOrDefault(word, List.of()));
      }
    }
    return found;
  }

  private static boolean contains(List<KindRow> found, String number) {
    return found.stream().anyMatch(r -> r.number().equals(number));
  }

  private static String lower(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    boolean brief = tokens.end(token) - tokens.start(token) <= LONGEST_NUMBER;
    return brief ? tokens.lower(token) : "";
  }

  private List<KindRow> named(Sentence sentence) {
    List<KindRow> found = new ArrayList<>();
    for (int i = sentence.from(); !byWord.isEmpty() && i < sentence.to(); i++) {
      if (sentence.tokens().is(i, TokenClass.WORD)) {
        for (KindRow row : byWord.getOrDefault(sentence.stem(i), List.of())) {
          if (RowTold.isNamedAt(sentence, i, row.name())
              && found.stream().noneMatch(r -> r == row)) {
            found.add(row);
          }
        }
      }
    }
    return found;
  }

  private void compare(PlacedBlock block, Sentence sentence, List<KindRow> meant) {
    for (int i = sentence.from() + 1; i < sentence.to(); i++) {
      for (int words = KindColumn.LONGEST; words > 0; words--) {
        int to = i + words;
        String kind =
            to <= sentence.to()
                ? sentence
                    .tokens()
                    .span(i, to)
                    .in(sentence.tokens().text())
                    .toLowerCase(Locale.ROOT)
                : "";
        if (tells(block, sentence, kind, i, to, meant)) {
          return;
        }
      }
    }
  }

  /// One of the rows says another thing, and none the same.
  private boolean tells(
      PlacedBlock block, Sentence sentence, String kind, int from, int to, List<KindRow> meant) {
    if (meant.stream().anyMatch(r -> r.kind().equals(kind))) {
      return false;
    }
    for (KindRow row : meant) {
      boolean known = row.column().kinds().containsKey(kind);
      if (known && (isHeaded(sentence, from, row) || isSaid(sentence, from))) {
        Span cell = row.place();
        found.add(new Opposed(cell, block.place(sentence.tokens().span(from, to))));
        return true;
      }
    }
    return false;
  }

  /// "Severity: Medium".
  private static boolean isHeaded(Sentence sentence, int kind, KindRow row) {
    Tokens tokens = sentence.tokens();
    int colon = kind - 1;
    while (colon > sentence.from() && tokens.is(colon, '*')) {
      colon--;
    }
    if (!tokens.is(colon, TokenClass.COLON) || colon == sentence.from()) {
      return false;
    }
    int head = colon - 1;
    while (head > sentence.from() && tokens.is(head, '*')) {
      head--;
    }
    StemSet header = row.column().table().words(0, row.column().number());
    return header.contains(sentence.stem(head));
  }

  /// "Is still open", "are in progress".
  private static boolean isSaid(Sentence sentence, int kind) {
    return sentence.tokens().isOneOf(kind - 1, IS) && !sentence.hasAny(Cue.NEGATION, Cue.HEDGE);
  }
}
