package app.assay.distillery.layer1;

class KdWEmptySectionTest implements CandidateRuleFixture {}
