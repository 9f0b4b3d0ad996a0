package app.assay.distillery.layer1;

class KdWDomainUnknownTest implements CandidateRuleFixture {}
