package app.assay.points.rules;

class P8StageOrderTest implements PointFixture {}
