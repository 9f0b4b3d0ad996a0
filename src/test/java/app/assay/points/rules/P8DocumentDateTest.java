package app.assay.points.rules;

class P8DocumentDateTest implements PointFixture {}
