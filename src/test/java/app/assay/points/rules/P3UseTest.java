package app.assay.points.rules;

class P3UseTest implements PointFixture {}
