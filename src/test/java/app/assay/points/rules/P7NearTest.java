package app.assay.points.rules;

class P7NearTest implements PointFixture {}
