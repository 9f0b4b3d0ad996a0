package app.assay.points.rules;

class P7UnbuiltTest implements PointFixture {}
