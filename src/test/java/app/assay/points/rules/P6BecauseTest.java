package app.assay.points.rules;

class P6BecauseTest implements PointFixture {}
