package app.assay.points.rules;

class P3ScalingTest implements PointFixture {}
