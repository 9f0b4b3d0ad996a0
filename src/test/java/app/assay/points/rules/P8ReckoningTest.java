package app.assay.points.rules;

class P8ReckoningTest implements PointFixture {}
