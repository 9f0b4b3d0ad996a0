package app.assay.distillery.layer1;

class SchemaInvalidTest implements CandidateRuleFixture {}
