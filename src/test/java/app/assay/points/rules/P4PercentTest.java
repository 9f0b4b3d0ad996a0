package app.assay.points.rules;

class P4PercentTest implements PointFixture {}
