package app.assay.cgd.rules;

class WHc01Test extends RuleFixtures {}
