package app.assay.points.rules;

class P1PreferenceTest implements PointFixture {}
