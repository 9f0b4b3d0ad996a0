package app.assay.points.check;

import java.util.function.UnaryOperator;

/// Follows a check while it runs, on its thread.
public interface Watch {

  /// Asks for nothing.
  Watch NONE = first -> {};

  /// Gets what is known soonest: what the blocks say is new, what only the whole text shows is as
  /// it was in the version before, moved with its characters and without fixes.
  void first(PointsEvaluation first);

  /// Called again and again; ends the check by throwing. The engine stays fit for the next one.
  default void step() {}

  /// A watch of a check whose first answer becomes another one for this watch.
  default Watch of(UnaryOperator<PointsEvaluation> change) {
    Watch outer = this;
    return new Watch() {
      @Override
      public void first(PointsEvaluation first) {
        outer.first(change.apply(first));
      }

      @Override
      public void step() {
        outer.step();
      }
    };
  }
}
