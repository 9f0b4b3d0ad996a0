package app.assay.points.rules;

class P8LastLookedTest implements PointFixture {}
