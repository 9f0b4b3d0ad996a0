package app.assay.points.rules;

class P8OvertakenTest implements PointFixture {}
