package app.assay.points.rules;

class P8RangeOrderTest implements PointFixture {}
