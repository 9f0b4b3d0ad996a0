package app.assay.points.rules;

class P2WordingTest implements PointFixture {}
