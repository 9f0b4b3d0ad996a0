package app.assay.points.rules;

import app.assay.points.reading.StemSet;

/// Whether two values are said of the same thing: by what is counted and the words around.
///
/// @param words how rare each word is
record PairWords(Words words, Stated a, Stated b, PairSink sink) {

  private static final Scale SHARED = Scale.of("shared in the clause", 0.25, 0.75, 1, 1.5, 2, 3);
  private static final Scale SAID = Scale.of("shared in the sentence", 0.5, 1, 2);
  private static final Scale NEAR = Scale.of("shared nearby", 0.5, 1, 2);
  private static final Scale LEAST = Scale.of("missing in both", 0.25, 0.75, 1.5, 2.5);
  private static final Scale MOST = Scale.of("missing in one", 0.25, 1, 2, 3);
  private static final Scale PART = Scale.of("shared of the clauses", 0.2, 0.34, 0.5, 0.75);
  private static final Scale PART_SAID = Scale.of("shared of the sentences", 0.15, 0.3, 0.5);
  private static final Scale RESTRICTED = Scale.of("restricted", 0.25, 0.6);
  private static final String WITHIN = "clause within the other's surroundings";
  private static final Scale TAKEN_UP = Scale.of("taken up", 0.25, 0.9);

  /// What the words that both share can add.
  static final PairMost MOST_SHARED =
      PairMost.of()
          .with(SHARED, SAID, NEAR, LEAST, MOST, PART, PART_SAID, RESTRICTED)
          .with("nothing shared", "two words shared", WITHIN);

  /// Whose noun it is and how it is told.
  void read() {
    boolean same = a.head() != 0 && a.head() == b.head();
    if (same) {
      sameNoun();
    } else {
      otherNoun();
    }
    sink.pair("contrast", Contrast.is(a, b));
    sink.pair("two subjects", Contrast.areOfTwo(a, b));
    sink.pair("answer", Parts.isAnswerTo(a, b) || Parts.isAnswerTo(b, a));
    sink.sides("goal", Parts.isGoal(a), Parts.isGoal(b));
    sink.pair("parts of one whole", Parts.areOfOneWhole(a, b));
    sink.pair("retention", Retention.isOf(a, b));
    sink.pair("not said alike", !Likeness.areToldAlike(a, b));
    if (!a.isCell() && !b.isCell()) {
      a.beside().read(b.beside(), sink);
    }
    TAKEN_UP.reach(Again.weight(a, b), sink);
  }

  private void sameNoun() {
    sink.pair("same noun");
    boolean telling = !Synonyms.isUnspecific(a.head());
    sink.pair("same telling noun", telling);
    StemSet mine = a.modifiers();
    StemSet others = b.modifiers();
    boolean told = mine.isWithin(b.near()) && others.isWithin(a.near());
    if (mine.isEmpty() || others.isEmpty()) {
      boolean none = mine.isEmpty() && others.isEmpty();
      sink.pair(none ? "nothing before the noun" : "one describes the noun");
      sink.pair("the other says so nearby", !none && told);
    } else if (mine.isDisjoint(others)) {
      sink.pair("nouns described otherwise");
      sink.pair("described as nearby", told);
    } else {
      boolean alike = mine.isWithin(others) && others.isWithin(mine);
      sink.pair(alike ? "nouns described alike" : "nouns described partly alike");
    }
    sink.pair("all of a telling noun", telling && (a.isWhole() || b.isWhole()));
    sink.pair("all of a telling noun twice", telling && a.isWhole() && b.isWhole());
    sink.pair("few of a telling noun", telling && Math.min(low(a), low(b)) < 5);
  }

  private static double low(Stated stated) {
    return stated.quantity().low();
  }

  private void otherNoun() {
    if (a.head() != 0 && b.head() != 0) {
      sink.pair("other noun");
      sink.sides(
          "noun said by the other", b.said().contains(a.head()), a.said().contains(b.head()));
      sink.sides(
          "noun nearby of the other", b.near().contains(a.head()), a.near().contains(b.head()));
      sink.pair(
          "other unspecific noun",
          Synonyms.isUnspecific(a.head()) || Synonyms.isUnspecific(b.head()));
    } else if (a.head() == 0 && b.head() == 0) {
      sink.pair("no noun");
    } else {
      Stated bare = a.head() == 0 ? a : b;
      int head = a.head() == 0 ? b.head() : a.head();
      sink.pair("one noun");
      sink.pair("one noun in the clause", bare.own().contains(head));
      sink.pair("one noun in the sentence", bare.said().contains(head));
      sink.pair("one noun nearby", bare.near().contains(head));
    }
  }

  /// The words that both share, and those that one of them lacks.
  void readShared() {
    int head = a.head() != 0 ? a.head() : b.head();
    StemSet noun = head == 0 ? StemSet.EMPTY : StemSet.of(head);
    TellingWords mine = a.telling().without(noun);
    TellingWords others = b.telling().without(noun);
    StemSet one = mine.own();
    StemSet other = others.own();
    StemSet own = one.shared(other);
    StemSet bothSaid = mine.said().shared(others.said());
    StemSet said = bothSaid.without(own);
    StemSet near = mine.near().shared(others.near()).without(own).without(said);
    sink.pair("nothing shared", own.isEmpty() && said.isEmpty());
    sink.pair("two words shared", own.size() > 1);
    SHARED.reach(words.weight(own), sink);
    SAID.reach(words.weight(said), sink);
    NEAR.reach(words.weight(near), sink);
    double missing = words.weight(one.without(b.near()));
    double missingToo = words.weight(other.without(a.near()));
    LEAST.reach(Math.min(missing, missingToo), sink);
    MOST.reach(Math.max(missing, missingToo), sink);
    sink.pair(
        WITHIN,
        (!one.isEmpty() && one.isWithin(others.near()))
            || (!other.isEmpty() && other.isWithin(mine.near())));
    PART.reach(part(own, one, other), sink);
    PART_SAID.reach(part(bothSaid, mine.said(), others.said()), sink);
    RESTRICTED.reach(Likeness.restriction(a, b), sink);
  }

  private static double part(StemSet shared, StemSet one, StemSet other) {
    int all = one.size() + other.size() - shared.size();
    return all == 0 ? 0 : (double) shared.size() / all;
  }
}
