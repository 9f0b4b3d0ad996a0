package app.assay.points.rules;

class P9RivalTest implements PointFixture {}
