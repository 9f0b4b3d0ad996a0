package app.assay.distillery.layer1;

class KdWIdTest implements CandidateRuleFixture {}
