package app.assay.distillery.layer1;

class KdWDomainTwiceTest implements CandidateRuleFixture {}
