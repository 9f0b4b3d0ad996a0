package app.assay.points.rules;

class P8DueBeforeTest implements PointFixture {}
