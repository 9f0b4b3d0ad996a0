package app.assay.points.rules;

/// All that is seen of two values of a text. Each trait is told at most once.
///
/// @param words how rare each word is
/// @param tables the values of the tables
/// @param company the values of the text
record PairTraits(Words words, Tables tables, PairCompany company) {

  private static final String MAY_BE_ONE = "may be one";

  private static final Scale LIKENESS =
      Scale.of("likeness", -0.5, 0, 0.3, 0.6, 0.95, 1.2, 1.5, 2, 2.5);

  private static final Scale LONE = Scale.of("lone likeness", 0.3, 0.6, 0.95, 1.3, 1.7);

  private static final PairMost MOST_LIKE = PairMost.of().with(LIKENESS, LONE).with(MAY_BE_ONE);

  private static final PairMost MOST_SHARED_AND_LIKE =
      PairMost.of().with(PairWords.MOST_SHARED).with(MOST_LIKE);

  /// What takes most work comes last, and only where the sink still needs it.
  void read(Stated a, Stated b, PairSink sink) {
    sink.each(a, b);
    PairWords ofWords = new PairWords(words, a, b, sink);
    ofWords.read();
    boolean moments = PairKind.of(a, b) == PairKind.MOMENTS;
    if (moments) {
      new PairMoments(a, b, sink).read();
    } else {
      new PairNumbers(a, b, sink).read();
    }
    PairPlaces.read(a, b, sink);
    company.read(a, b, sink);
    boolean first = moments ? a.isInTable() : a.isCell();
    if (first != (moments ? b.isInTable() : b.isCell())) {
      new PairCell(words, tables, first ? a : b, first ? b : a, sink).read();
    }
    if (sink.needs(MOST_SHARED_AND_LIKE)) {
      ofWords.readShared();
      if (!moments && sink.needs(MOST_LIKE)) {
        likeness(a, b, sink);
      }
    }
  }

  /// What the rules make of it.
  private void likeness(Stated a, Stated b, PairSink sink) {
    boolean may = Likeness.mayBeOne(a, b);
    sink.pair(MAY_BE_ONE, may);
    if (may) {
      int values = company.like(a, b);
      LIKENESS.reach(new Likeness(words, tables, values).score(a, b), sink);
    }
    LONE.reach(new LoneLikeness(words, tables).score(a, b), sink);
  }
}
