package app.assay.points.rules;

import app.assay.points.reading.Quantity;
import app.assay.points.reading.StemSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The other values of the text beside two of them: many different ones of a noun are a series, and
/// a third may be the difference of the two or say one of them again.
final class PairCompany {

  /// Of more values in a text company tells nothing.
  private static final int MOST = 300;

  private static final double NEAR = 1.35;

  private static final double EXACT = 1e-9;

  private static final Scale VALUES = Scale.of("values near", 2, 3, 4, 6);
  private static final Scale ALIKE = Scale.of("values of it", 2, 3, 4, 5);
  private static final Scale ALIKE_NEAR = Scale.of("values of its size", 2, 3, 4);

  /// For each value of the text those that measure the same.
  private final List<List<Stated>> likes = new ArrayList<>();

  /// @param all the values of a text, each at its order
  PairCompany(List<Stated> all) {
    Map<String, List<Stated>> byBase = new HashMap<>();
    for (Stated stated : all) {
      List<Stated> like = byBase.computeIfAbsent(stated.quantity().base(), b -> new ArrayList<>());
      like.add(stated);
      likes.add(like);
    }
  }

  private List<Stated> of(Stated a) {
    List<Stated> all = likes.get(a.order());
    return all.size() <= MOST ? all : List.of();
  }

  /// How many different values of the order of size of two are said of the same.
  int like(Stated a, Stated b) {
    Alike alike = new Alike(a, b);
    Set<Double> values = new HashSet<>();
    for (Stated other : of(a)) {
      if (alike.isOfSize(other) && alike.is(other)) {
        values.add(other.quantity().low());
      }
    }
    return Math.max(2, values.size());
  }

  void read(Stated a, Stated b, PairSink sink) {
    Quantity one = a.quantity();
    Quantity other = b.quantity();
    double low = Math.min(one.low(), other.low());
    double high = Math.max(one.low(), other.low());
    Alike alike = new Alike(a, b);
    DifferentValues near = new DifferentValues();
    DifferentValues same = new DifferentValues();
    DifferentValues sameSize = new DifferentValues();
    boolean again = false;
    boolean againToo = false;
    boolean between = false;
    boolean difference = false;
    for (Stated third : of(a)) {
      Quantity quantity = third.quantity();
      double value = quantity.low();
      if (value >= low / NEAR && value <= high * NEAR) {
        near.add(value);
      }
      boolean alikeToo = alike.is(third);
      between |= value > low && value < high && (alikeToo || !one.isWhen());
      if (alikeToo) {
        if (!third.isCell()) {
          same.add(value);
        }
        if (alike.isOfSize(third)) {
          sameSize.add(value);
        }
        again |= value == one.low() && quantity.sentence() != one.sentence();
        againToo |= value == other.low() && quantity.sentence() != other.sentence();
      }
      difference |=
          third != a
              && third != b
              && (third.block() == a.block() || third.block() == b.block())
              && Math.abs(high - low - value) < EXACT;
    }
    VALUES.reach(near.size(), sink);
    ALIKE.reach(same.size(), sink);
    ALIKE_NEAR.reach(sameSize.size(), sink);
    sink.pair("another between", between);
    sink.sides("said again", again, againToo);
    boolean small = one.isCount() && high - low <= 2;
    sink.pair(small ? "small difference said" : "difference said", difference);
    telling(a, b, same.size(), sink);
    sink.pair("sums explain", one.isCount() && (Sums.explain(a, b) || Sums.explain(b, a)));
    sink.pair("one paragraph says both", Sums.says(a, other) || Sums.says(b, one));
  }

  /// The only two counts of a noun.
  private static void telling(Stated a, Stated b, int values, PairSink sink) {
    boolean telling = a.head() != 0 && a.head() == b.head() && !Synonyms.isUnspecific(a.head());
    if (telling && values <= 3) {
      sink.pair("few counts of a telling noun");
      sink.pair("two counts of a telling noun", values <= 2);
      boolean plain = a.modifiers().isEmpty() && b.modifiers().isEmpty();
      sink.pair("two counts of a plain noun", values <= 2 && plain);
      sink.pair("two counts of all", values <= 2 && (a.isWhole() || b.isWhole()));
    }
  }

  /// Whether a third value is of the noun of two, or else of the words that both share.
  private static final class Alike {

    private final int head;
    private final StemSet shared;
    private final double low;
    private final double high;

    private Alike(Stated a, Stated b) {
      head = a.head() == b.head() ? a.head() : 0;
      shared = head == 0 ? a.own().shared(b.own()) : StemSet.EMPTY;
      low = Math.min(a.quantity().low(), b.quantity().low()) / Likeness.FARTHEST;
      high = Math.max(a.quantity().low(), b.quantity().low()) * Likeness.FARTHEST;
    }

    boolean is(Stated third) {
      return head == 0 ? !third.own().isDisjoint(shared) : third.head() == head;
    }

    boolean isOfSize(Stated third) {
      return third.quantity().low() >= low && third.quantity().low() <= high;
    }
  }
}
