package app.assay.cgd.rules;

class EPl04Test extends RuleFixtures {}
