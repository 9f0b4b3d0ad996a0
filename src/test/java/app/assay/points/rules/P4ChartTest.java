package app.assay.points.rules;

class P4ChartTest implements PointFixture {}
