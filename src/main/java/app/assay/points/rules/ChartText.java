package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.Optional;

/// The words of a chart, its caption or the text of its picture, that state a trend or figures
/// without a source.
///
/// @param tokens of the block
/// @param from the first token
/// @param to after the last
/// @param isNumbered true for a caption with a figure's number, false for a picture's text
record ChartText(Tokens tokens, int from, int to, boolean isNumbered) {

  private static final int LONGEST = 120;
  private static final int SHORT = 30;

  /// The colon after the word for a chart is among the first tokens.
  private static final int NAME = 2;

  private static final WordSet CHARTS = WordLists.words("charts");

  static Optional<ChartText> in(BlockReading block, Surroundings around) {
    if (block.kind() != BlockKind.PARAGRAPH || block.tokens().count() > LONGEST) {
      return Optional.empty();
    }
    Tokens tokens = block.tokens();
    int caption = block.captionStart();
    if (caption >= 0) {
      ChartText text = new ChartText(tokens, caption, tokens.count(), true);
      boolean states =
          text.states(block)
              || around.captionAbove().filter(ChartText::isTrend).isPresent()
              || around.captionBelow().filter(ChartText::isTrend).isPresent();
      return states && !isTold(block, around) ? Optional.of(text) : Optional.empty();
    }
    boolean picture = block.text().contains("![");
    for (int i = 0; picture && i + 2 < tokens.count(); i++) {
      if (tokens.is(i, '!') && tokens.is(i + 1, '[') && tokens.end(i) == tokens.start(i + 1)) {
        int end = close(tokens, i + 2);
        ChartText text = new ChartText(tokens, i, end, false);
        int after = end < tokens.count() && tokens.is(end, TokenClass.LINK) ? end + 1 : end;
        ChartText below = new ChartText(tokens, after, tokens.count(), true);
        if (i == 0 && below.isShort() && (text.states(block) || below.states(block))) {
          return isTold(block, around) ? Optional.empty() : Optional.of(below);
        }
        if (text.states(block) && !isTold(block, around) && !hasCaption(around)) {
          return Optional.of(text);
        }
      }
    }
    ChartText line = new ChartText(tokens, 0, tokens.count(), true);
    if (line.isShort() && line.isNamed()) {
      return isTold(block, around) ? Optional.empty() : Optional.of(line);
    }
    return bars(block, around);
  }

  /// Bars drawn with blocks, with their percentages.
  private static Optional<ChartText> bars(BlockReading block, Surroundings around) {
    if ((block.classes() & TokenClass.PERCENT.bit()) == 0) {
      return Optional.empty();
    }
    Tokens tokens = block.tokens();
    int bars = 0;
    boolean percent = false;
    for (int i = 0; i < tokens.count(); i++) {
      bars += tokens.is(i, '█') || tokens.is(i, '■') ? 1 : 0;
      percent |= tokens.is(i, TokenClass.PERCENT);
    }
    return bars > 2 && percent && !isTold(block, around)
        ? Optional.of(new ChartText(tokens, 0, tokens.count(), false))
        : Optional.empty();
  }

  /// A line of text under a picture.
  private boolean isShort() {
    return to > from && to - from <= SHORT;
  }

  /// A picture whose text states a trend.
  private static boolean isTrend(BlockReading picture) {
    return picture.sentences().stream().anyMatch(s -> s.has(Cue.TREND))
        && picture.tokens().count() > 2
        && picture.tokens().is(0, '!');
  }

  Span span() {
    return tokens.span(from, to);
  }

  /// After the last word, before a closing mark.
  int lastWordEnd() {
    int last = to - 1;
    while (last > from && (tokens.is(last, TokenClass.STOP) || tokens.is(last, TokenClass.LINK))) {
      last--;
    }
    return tokens.is(last, ']') && !isNumbered ? tokens.start(last) : tokens.end(last);
  }

  private static int close(Tokens tokens, int from) {
    int i = from;
    while (i < tokens.count() && !tokens.is(i, ']')) {
      i++;
    }
    return Math.min(i + 1, tokens.count());
  }

  private boolean states(BlockReading block) {
    int years = 0;
    for (int i = from; i < to; i++) {
      years += tokens.is(i, TokenClass.YEAR) ? 1 : 0;
      if (tokens.is(i, TokenClass.PERCENT) || tokens.is(i, TokenClass.FACTOR)) {
        return true;
      }
    }
    if (years > 1 || isNamed()) {
      return true;
    }
    for (Sentence sentence : block.sentences()) {
      for (CueMatch match : sentence.matches()) {
        boolean told = match.cue() == Cue.TREND || match.cue() == Cue.AVERAGE;
        if (told && match.from() >= from && match.to() <= to) {
          return true;
        }
      }
    }
    return false;
  }

  /// "Chart: refusals per week", "Wall chart: how much the children read".
  private boolean isNamed() {
    int last = Math.min(to - 1, from + NAME);
    for (int i = from; i < last; i++) {
      if (tokens.is(i + 1, TokenClass.COLON) && tokens.isOneOf(i, CHARTS)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isTold(BlockReading block, Surroundings around) {
    return block.sentences().stream().anyMatch(FigureOrigin::isToldIn)
        || FigureOrigin.isNoted(around.notes())
        || around.captionBelow().map(ChartText::isSource).orElse(false);
  }

  private static boolean isSource(BlockReading below) {
    return FigureOrigin.first(Optional.of(below))
        .filter(s -> FigureOrigin.isToldIn(s) && s.words() < 25)
        .isPresent();
  }

  private static boolean hasCaption(Surroundings around) {
    return around.captionAbove().filter(b -> b.captionStart() >= 0).isPresent()
        || around.captionBelow().filter(b -> b.captionStart() >= 0).isPresent();
  }
}
