package app.assay.points.rules;

class P1SuperiorityTest implements PointFixture {}
