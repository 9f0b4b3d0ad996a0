package app.assay.points.rules;

class P5DateTest implements PointFixture {}
