package app.assay.cgd.rules;

class EPl07Test extends RuleFixtures {}
