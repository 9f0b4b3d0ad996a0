package app.assay.points.rules;

class P1AchievementTest implements PointFixture {}
