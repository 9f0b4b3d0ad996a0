package app.assay.points.rules;

class P5ValueTest implements PointFixture {}
