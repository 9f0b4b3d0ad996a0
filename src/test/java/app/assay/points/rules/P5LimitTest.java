package app.assay.points.rules;

class P5LimitTest implements PointFixture {}
