package app.assay.points.rules;

class P4ScoreTest implements PointFixture {}
