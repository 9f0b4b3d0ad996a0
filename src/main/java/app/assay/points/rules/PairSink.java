package app.assay.points.rules;

import app.assay.points.reading.StemSet;
import java.util.Set;

/// Takes what is seen of two values, by names that a person can read.
interface PairSink {

  /// Something that only one of the two shows.
  void one(String trait);

  /// Something that both show.
  void both(String trait);

  /// Something that holds of the two together.
  void pair(String trait);

  /// What each of two values shows by itself.
  default void each(Stated a, Stated b) {
    Set<String> ofOne = a.traits().names();
    Set<String> ofOther = b.traits().names();
    for (String trait : ofOne) {
      sides(trait, true, ofOther.contains(trait));
    }
    for (String trait : ofOther) {
      sides(trait, false, !ofOne.contains(trait));
    }
  }

  /// Some steps of a scale, all of which hold of the two together.
  ///
  /// @param from the first
  /// @param to the one after the last
  default void steps(Scale scale, int from, int to) {
    for (int i = from; i < to; i++) {
      pair(scale.names()[i]);
    }
  }

  /// Whether traits that add no more than this can still matter.
  default boolean needs(PairMost rest) {
    return true;
  }

  default void pair(String trait, boolean holds) {
    if (holds) {
      pair(trait);
    }
  }

  default void sides(String trait, boolean one, boolean other) {
    if (one && other) {
      both(trait);
    } else if (one || other) {
      one(trait);
    }
  }

  /// How the same part of two scopes goes together.
  ///
  /// @param part its names
  default void scope(ScopePart part, StemSet one, StemSet other) {
    if (one.isEmpty() || other.isEmpty()) {
      if (one.isEmpty() != other.isEmpty()) {
        one(part.name());
      }
      return;
    }
    boolean within = one.isWithin(other) || other.isWithin(one);
    pair(within ? part.same() : part.other());
    pair(part.nothing(), one.isDisjoint(other));
  }

  /// The names of a part of a scope.
  ///
  /// @param name said of one only
  /// @param same one says no more than the other
  /// @param other each says something else
  /// @param nothing they share nothing
  record ScopePart(String name, String same, String other, String nothing) {

    static ScopePart of(String name) {
      return new ScopePart(name, "same " + name, "other " + name, "no shared " + name);
    }
  }
}
