package app.assay.cgd.rules;

class XCoverageTest extends RuleFixtures {}
