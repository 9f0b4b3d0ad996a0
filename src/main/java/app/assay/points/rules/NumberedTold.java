package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;

/// Finds where a text sends to a step or section by a number that it does not have: "repeat step 7"
/// of a list of five steps, "see section 9" of eight numbered ones.
final class NumberedTold {

  private static final WordSet STEP = WordLists.words("step-by-number");

  private static final WordSet SECTION = WordLists.words("section-by-number");

  /// Before a step or section: the reader is sent there.
  private static final WordSet SENDS = WordLists.words("sends-to");

  /// Behind it the text of another is meant.
  private static final WordSet ELSEWHERE = WordLists.words("of-another-text");

  private static final int FEWEST = 3;

  /// Farther on another text's are meant.
  private static final int FARTHEST = 5;

  /// A text that names more that it does not have counts otherwise.
  private static final int MOST = 1;

  private NumberedTold() {}

  static List<Misfit> in(DocumentReading document) {
    List<Misfit> wrong = new ArrayList<>();
    Numbered steps = steps(document);
    Numbered sections = sections(document);
    List<Span> stepsMissed = new ArrayList<>();
    List<Span> sectionsMissed = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      if (!block.reading().kind().speaks()) {
        continue;
      }
      boolean heading = block.reading().kind() == BlockKind.HEADING;
      for (Sentence sentence : block.reading().sentences()) {
        if (heading && Wording.has(sentence, STEP)) {
          steps = Numbered.NONE;
        }
        if (!heading && !Amounts.isStated(sentence)) {
          missed(block, sentence, STEP, steps, stepsMissed);
          missed(block, sentence, SECTION, sections, sectionsMissed);
        }
      }
    }
    add(steps, stepsMissed, wrong);
    add(sections, sectionsMissed, wrong);
    return wrong;
  }

  /// How many there are and where the last one stands; 0 where they are not numbered throughout.
  private record Numbered(int last, Span place) {

    private static final Numbered NONE = new Numbered(0, new Span(0, 0));
  }

  private static void add(Numbered numbered, List<Span> missed, List<Misfit> wrong) {
    if (numbered.last() >= FEWEST && missed.size() <= MOST) {
      missed.forEach(
          place ->
              wrong.add(new Misfit(List.of(place, numbered.place()), numbered.last() + " in all")));
    }
  }

  /// Those of the longest numbered list, where all such lists begin with 1.
  private static Numbered steps(DocumentReading document) {
    Numbered most = Numbered.NONE;
    int number = 0;
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind() != BlockKind.LIST_ITEM || block.reading().level() > 1) {
        continue;
      }
      int next = number(block);
      if (next > 1 && next != number + 1) {
        return Numbered.NONE;
      }
      number = next;
      most = number > most.last() ? new Numbered(number, block.span()) : most;
    }
    return most;
  }

  /// The number that a list item is written with; 0 for none.
  private static int number(PlacedBlock block) {
    String text = block.reading().text();
    int start = 0;
    while (start < text.length() && text.charAt(start) == ' ') {
      start++;
    }
    int end = start;
    while (end < text.length() && Character.isDigit(text.charAt(end))) {
      end++;
    }
    return end > start && end - start < FEWEST ? Integer.parseInt(text.substring(start, end)) : 0;
  }

  /// Headings of one level that are numbered from 1 without a gap.
  private static Numbered sections(DocumentReading document) {
    int level = 0;
    int number = 0;
    Numbered last = Numbered.NONE;
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind() != BlockKind.HEADING) {
        continue;
      }
      Tokens tokens = block.reading().tokens();
      double value = tokens.count() > 1 && tokens.is(0, TokenClass.NUM) ? tokens.value(0) : 0;
      if (level == 0 && value == 1) {
        level = block.reading().level();
      }
      if (level > 0 && block.reading().level() == level) {
        if (value != number + 1) {
          return Numbered.NONE;
        }
        number++;
        last = new Numbered(number, block.span());
      }
    }
    return last;
  }

  /// "Step 7", "section 9", but not those of another text.
  private static void missed(
      PlacedBlock block, Sentence sentence, WordSet words, Numbered numbered, List<Span> out) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); sentence.mayHold(words) && i + 1 < sentence.to(); i++) {
      if (out.size() > MOST) {
        return;
      }
      double number = tokens.value(i + 1);
      boolean plain = tokens.is(i + 1, TokenClass.NUM) && number == Math.rint(number);
      int next = i + 2;
      boolean other =
          next < sentence.to()
              && (tokens.isWord(next, "of")
                  || tokens.isWord(next, "in")
                  || tokens.isWord(next, "from")
                  || tokens.is(next, TokenClass.CAP));
      if (tokens.isOneOf(i, words)
          && i > sentence.from()
          && tokens.isOneOf(i - 1, SENDS)
          && plain
          && !other
          && !Wording.has(sentence, ELSEWHERE)
          && number > numbered.last()
          && number <= numbered.last() + FARTHEST) {
        out.add(block.place(tokens.span(i, next)));
      }
    }
  }
}
