package app.assay.points.rules;

class P2OutlookTest implements PointFixture {}
