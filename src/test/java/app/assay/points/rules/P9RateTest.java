package app.assay.points.rules;

class P9RateTest implements PointFixture {}
