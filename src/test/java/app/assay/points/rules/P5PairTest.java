package app.assay.points.rules;

class P5PairTest implements PointFixture {}
