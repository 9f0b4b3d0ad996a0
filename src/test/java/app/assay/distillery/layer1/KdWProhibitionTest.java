package app.assay.distillery.layer1;

class KdWProhibitionTest implements CandidateRuleFixture {}
