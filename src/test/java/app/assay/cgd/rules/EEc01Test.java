package app.assay.cgd.rules;

class EEc01Test extends RuleFixtures {}
