package app.assay.distillery.layer1;

class KdWEvidenceTwiceTest implements CandidateRuleFixture {}
