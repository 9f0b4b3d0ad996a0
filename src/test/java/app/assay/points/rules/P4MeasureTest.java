package app.assay.points.rules;

class P4MeasureTest implements PointFixture {}
