package app.assay.points.rules;

import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// A day that is told as the one after or before a deed which the sentence has dated: "published on
/// 15 December, took effect the day after publication, that is, on 16 December".
final class DayAfter {

  /// From "published" to its day.
  private static final int DEED = 10;

  /// Letters in which "published" and "publication" are one.
  private static final int ROOT = 5;

  private DayAfter() {}

  /// "Published on 15 December … took effect the day after publication, that is, on 16 December".
  static Optional<Misreckoned> in(PlacedBlock block, Sentence sentence, List<Days.Day> days) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i + 3 < sentence.to(); i++) {
      boolean day =
          tokens.isWord(i, "the")
              && tokens.isWord(i + 1, "day")
              && tokens.isOneOf(i + 2, OffsetTold.SIDES);
      int side = i + 2;
      if (!day || tokens.isWord(side, "of")) {
        continue;
      }
      Optional<Days.Day> told =
          days.stream()
              .filter(d -> d.from() > side + 1)
              .filter(d -> OffsetTold.isJoint(sentence, side + 2, d.from()))
              .findFirst();
      Optional<Days.Day> from =
          days.stream()
              .filter(d -> d.to() <= side && isOfDeed(sentence, d, side + 1))
              .reduce((a, b) -> b);
      if (told.isPresent() && from.isPresent()) {
        int sign = tokens.isOneOf(side, OffsetTold.BEFORE) ? -1 : 1;
        boolean fits = Days.between(from.get(), told.get(), sign) == sign;
        return fits
            ? Optional.empty()
            : Optional.of(
                Misreckoned.of(
                    block,
                    i,
                    told.get().to(),
                    told.get(),
                    "“%s” is not “%s” told before it, of %s."
                        .formatted(
                            Misreckoned.words(block, told.get().from(), told.get().to()),
                            Misreckoned.words(block, i, side + 2),
                            Misreckoned.words(block, from.get().from(), from.get().to()))));
      }
    }
    return Optional.empty();
  }

  /// "It was published on": before the day stands a word of the same root.
  private static boolean isOfDeed(Sentence sentence, Days.Day day, int deed) {
    String name = sentence.tokens().lower(deed);
    for (int i = Math.max(sentence.from(), day.from() - DEED); i < day.from(); i++) {
      String word = sentence.tokens().lower(i);
      if (name.length() > ROOT && word.regionMatches(0, name, 0, ROOT)) {
        return true;
      }
    }
    return false;
  }
}
