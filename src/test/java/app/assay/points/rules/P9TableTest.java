package app.assay.points.rules;

class P9TableTest implements PointFixture {}
