package app.assay.points.rules;

class P9PricingTest implements PointFixture {}
