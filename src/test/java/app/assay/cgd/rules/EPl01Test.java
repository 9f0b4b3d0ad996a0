package app.assay.cgd.rules;

class EPl01Test extends RuleFixtures {}
