package app.assay.points.rules;

class P9ComparisonTest implements PointFixture {}
