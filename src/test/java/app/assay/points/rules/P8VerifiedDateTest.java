package app.assay.points.rules;

class P8VerifiedDateTest implements PointFixture {}
