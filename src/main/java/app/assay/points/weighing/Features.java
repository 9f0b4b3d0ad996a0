package app.assay.points.weighing;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.Cues;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordForm;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.Remarks;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;

/// What of a sentence is weighed: its words and pairs of words, outside of tables the forms of
/// words in a row, the words of the heading over it, the kinds of its wordings, its place and
/// length. Markers, notes in brackets and quotations are passed over as if they were not there, so
/// that a fix that adds one changes nothing here.
public final class Features {

  /// Stands for what is before the first and after the last word.
  public static final int EDGE = -1;

  /// What comes after so many words is not seen: no sentence is as long.
  public static final int MOST = 150;

  static final int WORDS_A_STEP = 6;
  static final int STEPS = 6;

  private static final Cue[] CUES = Cue.values();

  private static final int SHOWN =
      TokenClass.WORD.bit()
          | TokenClass.NUM.bit()
          | TokenClass.YEAR.bit()
          | TokenClass.DATE.bit()
          | TokenClass.VERSION.bit()
          | TokenClass.QUARTER.bit()
          | TokenClass.CODE.bit()
          | TokenClass.CHECK.bit()
          | TokenClass.ARROW.bit()
          | TokenClass.OPEN.bit()
          | TokenClass.CLOSE.bit()
          | TokenClass.COLON.bit()
          | TokenClass.DASH.bit();

  private static final int SEMICOLON = WordSet.hash(";");
  private static final int QUESTION = WordSet.hash("?");
  private static final int EXCLAMATION = WordSet.hash("!");

  private Features() {}

  /// Tells what a sentence shows, without its heading. Each word comes right before the pair that
  /// it ends.
  ///
  /// @param kind of its block
  public static void read(Sentence sentence, BlockKind kind, FeatureSink sink) {
    Tokens tokens = sentence.tokens();
    boolean remarked = Remarks.mayBeIn(sentence);
    boolean formed = kind != BlockKind.TABLE;
    FormRow forms = new FormRow();
    int before = EDGE;
    int count = 0;
    for (int i = sentence.from(); i < sentence.to() && count < MOST; i++) {
      boolean shown = isShown(tokens, i);
      if ((shown || tokens.is(i, TokenClass.COMMA)) && !(remarked && Remarks.hold(sentence, i))) {
        if (formed) {
          forms.add(tokens.form(i, count == 0), sink);
        }
        if (shown) {
          sink.word(tokens, i);
          sink.pair(tokens, before, i);
          before = i;
          count++;
        }
      }
    }
    if (formed) {
      forms.add(WordForm.EDGE.ordinal(), sink);
    }
    sink.pair(tokens, before, EDGE);
    sink.length(Math.min(count / WORDS_A_STEP, STEPS));
    sink.place(Place.of(sentence, kind));
    Cues cues = cues(sentence);
    for (int i = cues.next(0); i >= 0; i = cues.next(i + 1)) {
      if (CUES[i] != Cue.MARKER) {
        sink.cue(CUES[i]);
      }
    }
  }

  /// Tells what the heading over a block shows, which is the same for all its sentences. Notes in
  /// it are passed over here too.
  public static void readHeading(Surroundings around, FeatureSink sink) {
    if (!around.headings().isEmpty()) {
      for (Sentence heading : around.headings().getLast().sentences()) {
        for (int i = heading.from(); i < Math.min(heading.to(), MOST); i++) {
          if (heading.tokens().is(i, TokenClass.WORD) && !heading.isNote(i)) {
            sink.heading(heading.tokens(), i);
          }
        }
      }
    }
  }

  private static boolean isShown(Tokens tokens, int token) {
    return (tokens.classes(token) & SHOWN) != 0 || isMark(tokens.hash(token));
  }

  private static boolean isMark(int hash) {
    return hash == SEMICOLON || hash == QUESTION || hash == EXCLAMATION;
  }

  /// Without those of notes. A sentence that is not seen whole is not sifted: no limit is asked of
  /// it.
  private static Cues cues(Sentence sentence) {
    return sentence.words() > MOST ? sentence.cues() : Remarks.without(sentence);
  }
}
