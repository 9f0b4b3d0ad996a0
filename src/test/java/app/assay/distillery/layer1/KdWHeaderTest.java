package app.assay.distillery.layer1;

class KdWHeaderTest implements CandidateRuleFixture {}
