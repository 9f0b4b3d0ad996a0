package app.assay.points.rules;

class P9RankTest implements PointFixture {}
