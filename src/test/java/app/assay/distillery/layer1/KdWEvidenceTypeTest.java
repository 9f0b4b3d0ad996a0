package app.assay.distillery.layer1;

class KdWEvidenceTypeTest implements CandidateRuleFixture {}
