package app.assay.points.rules;

class P8SnapshotTest implements PointFixture {}
