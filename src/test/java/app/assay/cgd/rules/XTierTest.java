package app.assay.cgd.rules;

class XTierTest extends RuleFixtures {}
