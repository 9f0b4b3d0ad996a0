package app.assay.points.rules;

class P2PresentTest implements PointFixture {}
