package app.assay.points.rules;

class P5SumTest implements PointFixture {}
