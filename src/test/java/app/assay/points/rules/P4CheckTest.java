package app.assay.points.rules;

class P4CheckTest implements PointFixture {}
