package app.assay.distillery.layer1;

class R3NoAlternativeTest implements CandidateRuleFixture {}
