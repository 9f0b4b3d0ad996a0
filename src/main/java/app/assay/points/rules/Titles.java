package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Stems;
import java.util.Optional;

/// The words of a header or a row's label that say of what a cell is a value.
final class Titles {

  private Titles() {}

  /// One stem for each meaning; of `pollInterval` in backticks its parts.
  static StemSet words(Optional<Sentence> title) {
    if (title.isEmpty()) {
      return StemSet.EMPTY;
    }
    Sentence sentence = title.get();
    StemSet all = sentence.stems();
    if (sentence.has(TokenClass.CODE)) {
      all = all.plus(identifiers(sentence));
    }
    StemSet kept = StemSet.EMPTY;
    for (int i = 0; i < all.size(); i++) {
      if (!Stems.isGeneric(all.get(i)) || all.size() == 1) {
        kept = kept.plus(StemSet.of(Synonyms.of(all.get(i))));
      }
    }
    return kept;
  }

  private static StemSet identifiers(Sentence sentence) {
    StemSet stems = StemSet.EMPTY;
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().is(i, TokenClass.CODE)) {
        stems = stems.plus(parts(sentence.tokens().text(i)));
      }
    }
    return stems;
  }

  /// `max_poll_interval` and `maxPollInterval` have three parts.
  private static StemSet parts(String code) {
    StemSet stems = StemSet.EMPTY;
    int start = -1;
    for (int i = 0; i <= code.length(); i++) {
      char c = i < code.length() ? code.charAt(i) : ' ';
      boolean hump =
          start >= 0 && Character.isUpperCase(c) && Character.isLowerCase(code.charAt(i - 1));
      if (start >= 0 && (!Character.isLetter(c) || hump)) {
        stems = i - start > 1 ? stems.plus(StemSet.of(Stems.of(code.substring(start, i)))) : stems;
        start = hump ? i : -1;
      } else if (start < 0 && Character.isLetter(c)) {
        start = i;
      }
    }
    return stems;
  }
}
