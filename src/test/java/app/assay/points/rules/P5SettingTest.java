package app.assay.points.rules;

class P5SettingTest implements PointFixture {}
