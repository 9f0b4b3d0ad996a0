package app.assay.points.rules;

class P5CountTest implements PointFixture {}
