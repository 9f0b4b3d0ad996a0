package app.assay.points.rules;

class P5VersionTest implements PointFixture {}
