package app.assay.cgd.rules;

class XDateProcessedTest extends RuleFixtures {}
