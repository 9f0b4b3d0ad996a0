package app.assay.distillery.layer1;

class KdWImperativeTest implements CandidateRuleFixture {}
