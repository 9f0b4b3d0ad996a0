package app.assay.points.rules;

class P6CauseTest implements PointFixture {}
