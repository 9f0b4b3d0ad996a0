package app.assay.points.rules;

class P2WillTest implements PointFixture {}
