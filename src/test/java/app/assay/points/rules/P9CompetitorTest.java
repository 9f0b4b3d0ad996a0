package app.assay.points.rules;

class P9CompetitorTest implements PointFixture {}
