package app.assay.points.rules;

class P2PaybackTest implements PointFixture {}
