package app.assay.points.rules;

class P5TableTest implements PointFixture {}
