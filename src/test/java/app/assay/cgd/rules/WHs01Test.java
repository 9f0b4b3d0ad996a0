package app.assay.cgd.rules;

class WHs01Test extends RuleFixtures {}
