package app.assay.cgd.rules;

class ETb05Test extends RuleFixtures {}
