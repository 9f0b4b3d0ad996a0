package app.assay.points.rules;

class P5RoleTest implements PointFixture {}
