package app.assay.points.rules;

class P3RateTest implements PointFixture {}
