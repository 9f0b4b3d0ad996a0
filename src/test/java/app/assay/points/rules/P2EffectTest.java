package app.assay.points.rules;

class P2EffectTest implements PointFixture {}
