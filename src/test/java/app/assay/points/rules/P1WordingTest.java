package app.assay.points.rules;

class P1WordingTest implements PointFixture {}
