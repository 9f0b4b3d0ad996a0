package app.assay.points.rules;

class P8UndatedAgeTest implements PointFixture {}
