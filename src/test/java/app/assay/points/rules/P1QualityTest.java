package app.assay.points.rules;

class P1QualityTest implements PointFixture {}
