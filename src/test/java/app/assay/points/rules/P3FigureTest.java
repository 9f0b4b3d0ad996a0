package app.assay.points.rules;

class P3FigureTest implements PointFixture {}
