package app.assay.points.check;

/// Follows a check while it runs, on its thread.
@FunctionalInterface
public interface Watch {

  /// Lets it run.
  Watch NONE = () -> {};

  /// Called again and again; ends the check by throwing. The engine stays fit for the next one.
  void step();
}
