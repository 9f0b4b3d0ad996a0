package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds where a text names those who were present and elsewhere counts more of them: "Present:"
/// over six names, "the seven members present".
final class Attendance {

  private static final WordSet TITLE = WordLists.words("attendance-title");

  private static final WordSet ATTENDED = WordLists.words("attended");

  /// Who meets; eighteen pupils that attended a course are none of them.
  private static final WordSet MEETING = WordLists.words("those-who-meet");

  /// Fewer names may be those of some only, and a larger meeting is not named in one line.
  private static final int FEWEST = 3;

  private static final int MOST = 20;

  /// "Dr Anil Beddoes (chair, by video)".
  private static final int LONGEST = 12;

  private Attendance() {}

  /// Those who are named.
  private record Named(Span place, int people) {}

  static List<Announced> in(DocumentReading document) {
    for (PlacedBlock block : document.blocks()) {
      BlockReading reading = block.reading();
      boolean colon = (reading.classes() & TokenClass.COLON.bit()) != 0;
      if (colon && reading.kind().speaks() && reading.table().isEmpty()) {
        for (Sentence sentence : reading.sentences()) {
          Optional<Named> named = named(block, sentence);
          if (named.isPresent()) {
            return counted(document, named.get());
          }
        }
      }
    }
    return List.of();
  }

  private static List<Announced> counted(DocumentReading document, Named named) {
    List<Announced> found = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks() && block.reading().holdsValue()) {
        for (Sentence sentence : block.reading().sentences()) {
          for (Quantity quantity : sentence.quantities()) {
            if (isOfPresent(quantity)) {
              if (quantity.low() <= named.people || quantity.low() > MOST) {
                return List.of();
              }
              found.add(Announced.of(block, quantity, named.place, named.people, false));
            }
          }
        }
      }
    }
    return found.size() == 1 ? found : List.of();
  }

  /// "Seven members present", "seven members attended", "seven members were in the room".
  private static boolean isOfPresent(Quantity quantity) {
    Sentence sentence = quantity.sentence();
    Tokens tokens = sentence.tokens();
    int next = quantity.to();
    while (next < sentence.to() && sentence.isNote(next)) {
      next++;
    }
    if (next + 1 < sentence.to() && (tokens.isWord(next, "were") || tokens.isWord(next, "are"))) {
      next++;
    }
    boolean attended =
        tokens.isOneOf(quantity.to() - 1, ATTENDED)
            || (next < sentence.to() && tokens.isOneOf(next, ATTENDED))
            || (next + 2 < sentence.to()
                && tokens.isWord(next, "in")
                && (tokens.isWord(next + 2, "room") || tokens.isWord(next + 1, "all")));
    return attended
        && !quantity.noun().isEmpty()
        && (tokens.isOneOf(quantity.to() - 1, MEETING)
            || tokens.isOneOf(quantity.to() - 1, ATTENDED))
        && Announcements.isAnnounced(quantity);
  }

  /// The names behind "Present:", up to the end of the line or another mark.
  private static Optional<Named> named(PlacedBlock block, Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i + 1 < sentence.to(); i++) {
      if (tokens.is(i + 1, TokenClass.COLON) && tokens.isOneOf(i, TITLE)) {
        return named(block, sentence, i + 2);
      }
    }
    return Optional.empty();
  }

  private static Optional<Named> named(PlacedBlock block, Sentence sentence, int from) {
    Tokens tokens = sentence.tokens();
    int people = 0;
    int start = from;
    int depth = 0;
    int end = from;
    for (int i = from; i <= sentence.to(); i++) {
      boolean last = i == sentence.to() || isEnd(tokens, i, depth);
      boolean joint = !last && depth == 0 && (tokens.is(i, TokenClass.COMMA) || isAnd(tokens, i));
      if (last || joint) {
        if (i > start) {
          if (!tokens.is(start, TokenClass.CAP) || i - start > LONGEST) {
            return Optional.empty();
          }
          people++;
          end = i;
        }
        start = i + 1;
      }
      if (last) {
        break;
      }
      depth += tokens.is(i, TokenClass.OPEN) ? 1 : tokens.is(i, TokenClass.CLOSE) ? -1 : 0;
    }
    return people < FEWEST
        ? Optional.empty()
        : Optional.of(new Named(block.place(tokens.span(from, end)), people));
  }

  private static boolean isAnd(Tokens tokens, int token) {
    return tokens.isWord(token, "and");
  }

  private static boolean isEnd(Tokens tokens, int token, int depth) {
    boolean line = tokens.text().indexOf('\n', tokens.end(token - 1), tokens.start(token)) >= 0;
    boolean stop = depth == 0 && tokens.is(token, TokenClass.STOP) && token + 1 < tokens.count();
    boolean initial = stop && tokens.end(token - 1) - tokens.start(token - 1) <= 2;
    return line || (depth == 0 && tokens.is(token, ';')) || (stop && !initial);
  }
}
