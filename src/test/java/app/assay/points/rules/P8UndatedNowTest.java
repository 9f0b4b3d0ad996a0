package app.assay.points.rules;

class P8UndatedNowTest implements PointFixture {}
