package app.assay.points.rules;

class P8WordingTest implements PointFixture {}
