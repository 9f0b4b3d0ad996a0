package app.assay.points.rules;

class P7WordingTest implements PointFixture {}
