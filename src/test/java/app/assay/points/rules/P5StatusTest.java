package app.assay.points.rules;

class P5StatusTest implements PointFixture {}
