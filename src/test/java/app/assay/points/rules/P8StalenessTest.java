package app.assay.points.rules;

class P8StalenessTest implements PointFixture {}
