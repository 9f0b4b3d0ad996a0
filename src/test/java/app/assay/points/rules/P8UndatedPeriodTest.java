package app.assay.points.rules;

class P8UndatedPeriodTest implements PointFixture {}
