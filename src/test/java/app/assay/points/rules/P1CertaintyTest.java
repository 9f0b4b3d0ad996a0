package app.assay.points.rules;

class P1CertaintyTest implements PointFixture {}
