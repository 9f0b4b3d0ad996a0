package app.assay.points.rules;

class P3TimeTest implements PointFixture {}
