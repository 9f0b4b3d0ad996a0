package app.assay.points.rules;

class P3WordingTest implements PointFixture {}
