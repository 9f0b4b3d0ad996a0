package app.assay.points.rules;

class P5ResultTest implements PointFixture {}
