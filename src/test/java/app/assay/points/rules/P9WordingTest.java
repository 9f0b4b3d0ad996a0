package app.assay.points.rules;

class P9WordingTest implements PointFixture {}
