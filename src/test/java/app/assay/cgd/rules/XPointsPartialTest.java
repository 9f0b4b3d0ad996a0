package app.assay.cgd.rules;

class XPointsPartialTest extends RuleFixtures {}
