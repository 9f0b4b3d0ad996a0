package app.assay.points.rules;

class P4TrendTest implements PointFixture {}
