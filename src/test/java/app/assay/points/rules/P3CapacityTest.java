package app.assay.points.rules;

class P3CapacityTest implements PointFixture {}
