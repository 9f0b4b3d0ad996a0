package app.assay.points.weighing;

import app.assay.points.lexicon.Cue;
import app.assay.points.reading.Tokens;

/// Takes what [Features] sees of a sentence, each as often as it comes.
public interface FeatureSink {

  /// A word, number or mark of the sentence.
  void word(Tokens tokens, int token);

  /// Two that follow each other.
  ///
  /// @param first its token, or [Features#EDGE] before the first
  /// @param second its token, or [Features#EDGE] after the last
  void pair(Tokens tokens, int first, int second);

  /// The forms of some words in a row, see [FormRow].
  void forms(int row);

  /// A word of the heading over it.
  void heading(Tokens tokens, int token);

  /// A kind of wording in it.
  void cue(Cue cue);

  void place(Place place);

  /// How long it is.
  ///
  /// @param step words by [Features#WORDS_A_STEP], at most [Features#STEPS]
  void length(int step);
}
