package app.assay.distillery.layer1;

class KdWRejectedAlternativesTest implements CandidateRuleFixture {}
