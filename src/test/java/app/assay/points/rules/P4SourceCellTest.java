package app.assay.points.rules;

class P4SourceCellTest implements PointFixture {}
