package app.assay.points.weighing;

import app.assay.points.lexicon.WordForm;

/// The forms of the words of a sentence, three in a row each time, and those of its first words. A
/// row is one number: a bit before the first form, then five bits a form.
final class FormRow {

  /// So many stand in a row anywhere.
  private static final int ANYWHERE = 3;

  /// Rows from the edge before the first word on have at most so many.
  private static final int LONGEST = 6;

  private static final int EMPTY = 1;

  private static final int FORM = (1 << WordForm.BITS) - 1;

  /// So many different rows of three there are.
  static final int PLACES = 1 << ANYWHERE * WordForm.BITS;

  private static final int OF_THREE = PLACES - 1;

  private int last = WordForm.EDGE.ordinal();
  private int opening = EMPTY << WordForm.BITS;
  private int seen = 1;

  /// Begins with the edge before the first word.
  FormRow() {}

  /// Takes the next and tells what is complete with it.
  ///
  /// @param form the number of its [WordForm]
  void add(int form, FeatureSink sink) {
    last = (last << WordForm.BITS | form) & OF_THREE;
    seen++;
    if (seen >= ANYWHERE) {
      sink.forms(PLACES | last);
    }
    if (seen <= LONGEST) {
      opening = opening << WordForm.BITS | form;
      if (seen > ANYWHERE) {
        sink.forms(opening);
      }
    }
  }

  static boolean isOfThree(int row) {
    return row >>> ANYWHERE * WordForm.BITS == EMPTY;
  }

  /// The number of a row of three among all such rows, from 0.
  static int place(int row) {
    return row & OF_THREE;
  }

  /// Such as `f:EDGE-THE-S`.
  static String name(int row) {
    StringBuilder name = new StringBuilder();
    for (int rest = row; rest != EMPTY; rest >>>= WordForm.BITS) {
      name.insert(0, "-" + WordForm.at(rest & FORM).name());
    }
    return FeatureCode.FORMS + name.substring(1);
  }

  /// The row of such a name.
  static int of(String name) {
    int row = EMPTY;
    for (String form : name.substring(FeatureCode.FORMS.length()).split("-")) {
      row = row << WordForm.BITS | WordForm.valueOf(form).ordinal();
    }
    return row;
  }
}
