package app.assay.points.rules;

class P8RunOrderTest implements PointFixture {}
