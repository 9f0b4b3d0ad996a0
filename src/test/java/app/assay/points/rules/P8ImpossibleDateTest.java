package app.assay.points.rules;

class P8ImpossibleDateTest implements PointFixture {}
