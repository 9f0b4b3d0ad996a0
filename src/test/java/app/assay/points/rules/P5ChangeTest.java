package app.assay.points.rules;

class P5ChangeTest implements PointFixture {}
