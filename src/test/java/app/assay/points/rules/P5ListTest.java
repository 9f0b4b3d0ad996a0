package app.assay.points.rules;

class P5ListTest implements PointFixture {}
