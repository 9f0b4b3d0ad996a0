package app.assay.points.rules;

class P8ToldOrderTest implements PointFixture {}
