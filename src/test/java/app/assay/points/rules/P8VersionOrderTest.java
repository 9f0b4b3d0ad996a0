package app.assay.points.rules;

class P8VersionOrderTest implements PointFixture {}
