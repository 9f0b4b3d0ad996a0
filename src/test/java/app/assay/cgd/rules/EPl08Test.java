package app.assay.cgd.rules;

class EPl08Test extends RuleFixtures {}
