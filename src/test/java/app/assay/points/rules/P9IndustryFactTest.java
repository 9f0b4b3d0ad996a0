package app.assay.points.rules;

class P9IndustryFactTest implements PointFixture {}
