package app.assay.points.rules;

class P7SectionTest implements PointFixture {}
