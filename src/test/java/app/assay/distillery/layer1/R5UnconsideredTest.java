package app.assay.distillery.layer1;

class R5UnconsideredTest implements CandidateRuleFixture {}
