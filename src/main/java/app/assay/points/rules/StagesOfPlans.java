package app.assay.points.rules;

import app.assay.points.check.Tense;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.rules.Unbuilt.Plan;
import java.util.ArrayList;
import java.util.List;

/// Lists of what has yet to happen before a thing is there: under "The grinder:" or "Grinder
/// timetable" an item "tooling order: planned for April" says that there is no grinder.
final class StagesOfPlans {

  private static final WordSet STAGES = WordLists.words("lifecycle");

  private static final WordSet OVER = WordLists.words("stages-heading");

  /// A stage is named within so many tokens.
  private static final int NEAR = 5;

  private StagesOfPlans() {}

  /// The things of which an item tells a stage.
  ///
  /// @param item what says that something is not there yet
  static List<Plan> in(Sentence item, Surroundings around) {
    List<Plan> plans = new ArrayList<>(0);
    if (!isStage(item)) {
      return plans;
    }
    Sentence over = around.leadIn().orElse(null);
    if (over != null && !Tense.hasVerb(over, over.from(), over.to())) {
      add(over, over.to(), plans);
    } else if (!around.headings().isEmpty()) {
      addHeading(around.headings().getLast(), plans);
    }
    return plans;
  }

  private static boolean isStage(Sentence item) {
    for (int i = item.from(); i < Math.min(item.to(), item.from() + NEAR); i++) {
      if (item.tokens().isOneOf(i, STAGES)) {
        return true;
      }
    }
    return false;
  }

  private static void addHeading(BlockReading heading, List<Plan> plans) {
    for (Sentence title : heading.sentences()) {
      for (int i = title.from() + 1; i < title.to(); i++) {
        if (title.tokens().isOneOf(i, OVER)) {
          add(title, i, plans);
        }
      }
    }
  }

  private static void add(Sentence over, int to, List<Plan> plans) {
    int from = over.from();
    for (int i = from; i < to - 1; i++) {
      if (over.tokens().is(i, TokenClass.COLON)) {
        from = i + 1;
      }
    }
    PlanName.in(over, from, to).forEach(name -> plans.add(new Plan(over, name, false)));
  }
}
