package app.assay.points.rules;

class P8EventOrderTest implements PointFixture {}
