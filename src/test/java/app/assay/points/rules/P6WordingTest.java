package app.assay.points.rules;

class P6WordingTest implements PointFixture {}
