package app.assay.points.rules;

class P3CostTest implements PointFixture {}
