package app.assay.points.rules;

class P3AlwaysTest implements PointFixture {}
