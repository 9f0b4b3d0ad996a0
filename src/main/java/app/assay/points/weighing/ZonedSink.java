package app.assay.points.weighing;

/// Takes features of several places.
public interface ZonedSink extends FeatureSink {

  /// What follows is of this place.
  void zone(Zone zone);
}
