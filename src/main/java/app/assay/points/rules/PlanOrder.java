package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.points.rules.PlannedSteps.Step;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Steps of a plan that stand against its words: a phase that begins before the one before ends
/// although the text forbids it, a report on the concert before the concert, and what is to be
/// "once transport is finished" in a month before the table lets transport finish.
final class PlanOrder {

  private static final WordSet STEPS = WordLists.words("planned-step");

  private static final WordSet PREVIOUS = WordLists.words("planned-previous");

  private static final WordSet ONLY = WordLists.words("planned-only");

  /// Between those and the step before.
  private static final WordSet UNTIL = WordLists.words("planned-until");

  /// They let a step begin sooner.
  private static final WordSet EXCEPT = WordLists.words("planned-except");

  /// Right before the day of what comes.
  private static final WordSet ON = WordLists.words("label-on");

  private static final WordSet DONE = WordLists.words("planned-done");

  private static final WordSet REPORTS = WordLists.words("planned-report");

  private static final WordSet OF = WordLists.words("planned-of");

  private static final WordSet ONCE = WordLists.words("planned-once");

  private static final WordSet IS = WordLists.words("planned-is");

  /// More steps are no plan that a sentence speaks of.
  private static final int MOST = 120;

  /// From "once" to "is", and from there to "finished".
  private static final int REACH = 6;

  /// A name of one word has so many letters.
  private static final int SHORT = 5;

  private PlanOrder() {}

  /// Two dates that contradict each other.
  record Pair(Span one, Span other) {}

  static List<Pair> in(DocumentReading document) {
    List<List<Step>> plans = PlannedSteps.of(document);
    List<Pair> pairs = new ArrayList<>();
    if (plans.isEmpty()) {
      return pairs;
    }
    for (List<Step> plan : plans) {
      named(plan, pairs);
    }
    List<Step> all = plans.stream().flatMap(List::stream).limit(MOST).toList();
    int at = 0;
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if (kind.speaks() && kind != BlockKind.TABLE) {
        if (block.reading().sentences().stream().anyMatch(PlanOrder::isOneAfterTheOther)) {
          behind(document, at).ifPresent(steps -> overlapping(steps, pairs));
        }
        for (Sentence sentence : block.reading().sentences()) {
          once(block, sentence, all).ifPresent(pairs::add);
          OnlyOnce.in(sentence, all).ifPresent(pairs::add);
        }
      }
      at++;
    }
    return pairs;
  }

  /// "No phase begins until the one before it has been signed off".
  private static boolean isOneAfterTheOther(Sentence sentence) {
    if (!Wording.has(sentence, STEPS) || !sentence.dates().isEmpty() || sentence.isQuestion()) {
      return false;
    }
    int only = next(sentence, sentence.from(), ONLY);
    int until = only < 0 ? -1 : next(sentence, only + 1, UNTIL);
    int previous = until < 0 ? -1 : next(sentence, until + 1, PREVIOUS);
    return previous >= 0
        && next(sentence, previous + 1, DONE) >= 0
        && !Wording.has(sentence, EXCEPT);
  }

  private static int next(Sentence sentence, int from, WordSet words) {
    for (int i = from; i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, words)) {
        return i;
      }
    }
    return -1;
  }

  /// The plan that the block leads to.
  private static Optional<List<Step>> behind(DocumentReading document, int at) {
    List<PlacedBlock> blocks = document.blocks();
    for (int i = at + 1; i < Math.min(blocks.size(), at + REACH); i++) {
      PlacedBlock block = blocks.get(i);
      if (block.reading().kind() == BlockKind.HEADING) {
        return Optional.empty();
      }
      if (block.reading().kind() == BlockKind.TABLE) {
        return Grid.of(block.reading()).map(grid -> PlannedSteps.table(block, grid));
      }
    }
    return Optional.empty();
  }

  private static void overlapping(List<Step> steps, List<Pair> pairs) {
    for (int i = 1; i < steps.size(); i++) {
      if (steps.get(i).beginsBeforeEndOf(steps.get(i - 1))) {
        pairs.add(new Pair(steps.get(i - 1).to(), steps.get(i).from()));
      }
    }
  }

  /// "Final report with the review of the final concert" over "Final concert".
  private static void named(List<Step> plan, List<Pair> pairs) {
    for (Step step : plan) {
      for (Step other : plan) {
        if (step != other
            && step.last().isBefore(other.first())
            && tellsOf(step.label(), other)
            && plan.stream().noneMatch(s -> s != other && isNamed(s, other))) {
          pairs.add(new Pair(step.to(), other.from()));
        }
      }
    }
  }

  /// Another step has its name: "Concert", "Concert (second)".
  private static boolean isNamed(Step step, Step other) {
    int size = other.nameEnd() - other.name();
    return step.name() + size <= step.label().to()
        && isSame(step.label(), step.name(), other.label(), other.name(), size);
  }

  private static boolean tellsOf(Sentence label, Step other) {
    Tokens tokens = label.tokens();
    int from = other.name();
    int size = other.nameEnd() - from;
    boolean plain = size > 1 || (size == 1 && other.label().tokens().lower(from).length() > SHORT);
    for (int i = label.from() + 2; plain && i + size <= label.to(); i++) {
      int of = tokens.isOneOf(i - 1, Told.ARTICLES) ? i - 2 : i - 1;
      if (tokens.isOneOf(of, OF)
          && tokens.isOneOf(of - 1, REPORTS)
          && isSame(label, i, other.label(), from, size)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSame(Sentence label, int at, Sentence other, int from, int size) {
    for (int i = 0; i < size; i++) {
      if (!label.tokens().isWord(at + i, other.tokens().lower(from + i))) {
        return false;
      }
    }
    return true;
  }

  /// "Once transport is finished the room is to reopen, in May 2027".
  private static Optional<Pair> once(PlacedBlock block, Sentence sentence, List<Step> steps) {
    List<DateMention> dates = sentence.dates();
    if (dates.isEmpty() || !Wording.has(sentence, ONCE) || !Wording.has(sentence, DONE)) {
      return Optional.empty();
    }
    Tokens tokens = sentence.tokens();
    DateMention date = dates.getLast();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      int is = tokens.isOneOf(i, ONCE) ? is(sentence, i) : -1;
      if (is > i + 1
          && Wording.hasWithin(sentence, is, Math.min(sentence.to(), is + REACH), DONE)) {
        List<Step> named = steps.stream().filter(s -> names(s, tokens.lower(is - 1))).toList();
        if (named.size() == 1
            && tokens.isOneOf(date.from() - 1, ON)
            && date.from() > is
            && !Told.hasPast(sentence, Math.min(sentence.to(), is + REACH))
            && named.getFirst().label().tokens() != tokens
            && date.sound().filter(d -> d.isBefore(named.getFirst().last())).isPresent()) {
          Span place = block.place(tokens.span(date.from(), date.to()));
          return Optional.of(new Pair(named.getFirst().to(), place));
        }
      }
    }
    return Optional.empty();
  }

  private static int is(Sentence sentence, int once) {
    for (int i = once + 1; i < Math.min(sentence.to(), once + REACH); i++) {
      if (sentence.tokens().is(i, TokenClass.COMMA)) {
        return -1;
      }
      if (sentence.tokens().isOneOf(i, IS)) {
        return i;
      }
    }
    return -1;
  }

  private static boolean names(Step step, String noun) {
    for (int i = step.name(); noun.length() >= SHORT && i < step.nameEnd(); i++) {
      if (step.label().tokens().isWord(i, noun)) {
        return true;
      }
    }
    return false;
  }
}
