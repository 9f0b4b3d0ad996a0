package app.assay.cgd.rules;

class XVersionTest extends RuleFixtures {}
