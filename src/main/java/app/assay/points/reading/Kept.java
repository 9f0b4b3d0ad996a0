package app.assay.points.reading;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// What was made of a block, each by its kind. There are so few kinds that they are looked through
/// one after the other. Belongs to one thread.
final class Kept {

  private static final @Nullable Object[] NOTHING = new @Nullable Object[0];

  /// Room for so many things at first.
  private static final int FEWEST = 2;

  /// Each kind, and behind it what is kept by it.
  private @Nullable Object[] pairs = NOTHING;

  private int used;

  Kept() {}

  /// Null where nothing is kept by the kind.
  @Nullable Object get(Class<?> kind) {
    for (int i = 0; i < used; i += 2) {
      if (pairs[i] == kind) {
        return pairs[i + 1];
      }
    }
    return null;
  }

  /// Keeps something in place of what is kept by the kind.
  void put(Class<?> kind, Object made) {
    int at = 0;
    while (at < used && pairs[at] != kind) {
      at += 2;
    }
    if (at == pairs.length) {
      pairs = Arrays.copyOf(pairs, Math.max(FEWEST * 2, at * 2));
    }
    pairs[at] = kind;
    pairs[at + 1] = made;
    used = Math.max(used, at + 2);
  }

  void clear() {
    pairs = NOTHING;
    used = 0;
  }
}
