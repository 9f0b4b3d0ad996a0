package app.assay.distillery.layer1;

class KdWSentenceTest implements CandidateRuleFixture {}
