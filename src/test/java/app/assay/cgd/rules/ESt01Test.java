package app.assay.cgd.rules;

class ESt01Test extends RuleFixtures {}
