package app.assay.cgd.rules;

class EEx01Test extends RuleFixtures {}
