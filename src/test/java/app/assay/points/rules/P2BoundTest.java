package app.assay.points.rules;

class P2BoundTest implements PointFixture {}
