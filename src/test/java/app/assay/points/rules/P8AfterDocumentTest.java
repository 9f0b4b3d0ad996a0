package app.assay.points.rules;

class P8AfterDocumentTest implements PointFixture {}
