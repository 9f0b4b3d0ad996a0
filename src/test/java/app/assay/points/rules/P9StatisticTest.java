package app.assay.points.rules;

class P9StatisticTest implements PointFixture {}
