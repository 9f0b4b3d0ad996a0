package app.assay.points.rules;

class P6EffectTest implements PointFixture {}
