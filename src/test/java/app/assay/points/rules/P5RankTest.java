package app.assay.points.rules;

class P5RankTest implements PointFixture {}
